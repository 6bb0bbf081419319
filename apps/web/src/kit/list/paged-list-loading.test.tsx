import type { UseQueryResult } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { ApiError } from '../../platform/api.ts';
import { startPhrases } from '../../platform/phrases.ts';
import { Providers } from '../../test/screen.tsx';
import { atWidth } from '../../test/width.ts';
import { PagedList } from './PagedList.tsx';

interface Answered {
  draw: number;
  recordsTotal: number;
  recordsFiltered: number;
  data: { id: number }[];
}

beforeAll(() => startPhrases('en'));
afterEach(() => vi.unstubAllGlobals());

function awaited(width: 'phone' | 'tablet'): number[] {
  atWidth(width);
  render(
    <Providers>
      <PagedList<Answered>
        page={{ data: undefined, error: null } as UseQueryResult<Answered, ApiError>}
        label="Rows"
        empty={{ title: 'None' }}
        idOf={({ id }) => id}
        columns={['Name', 'Stage', 'Seen'].map((head) => ({ id: head, head, cell: ({ id }) => id }))}
        card={({ id }) => id}
      />
    </Providers>,
  );
  const place = screen.getByRole('status').lastElementChild;
  return [...(place?.children ?? [])].map((line) => line.children.length);
}

it('loading placeholders of a table have its header and one cell per column', () => {
  expect(awaited('tablet')).toEqual(Array.from({ length: 9 }, () => 3));
});

it('loading placeholders on a phone have the shape of cards', () => {
  expect(awaited('phone')).toEqual(Array.from({ length: 6 }, () => 2));
});
