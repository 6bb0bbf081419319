import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { FormatsContext, makeFormats, settingsOf } from '../../platform/formats.ts';

export interface SentCall {
  /** `POST /api/sensors` */
  call: string;
  body: unknown;
}
type Answer = { status?: number; body?: unknown };
type Answers = Record<string, (body: unknown) => Answer>;

/** Puts these answers where the network would be; returns what was sent. A call nobody foresaw answers 599. */
export function stageServer(answers: Answers): SentCall[] {
  const sent: SentCall[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const call = `${init.method ?? 'GET'} ${url}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    sent.push({ call, body });
    const { status = 200, body: answer = {} } = answers[call]?.(body) ?? { status: 599 };
    const headers = { 'content-type': 'application/json' };
    return Promise.resolve(new Response(status === 204 ? null : JSON.stringify(answer), { status, headers }));
  });
  return sent;
}

export const problem = (status: number, ErrorType: string, more: object = {}): Answer => ({
  status,
  body: { type: 'about:blank', title: ErrorType, status, ErrorType, requestId: 'r1', ...more },
});

/** Shows something as the app would, without its shell. */
export function show(content: ReactNode): RenderResult {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 30_000 }, mutations: { retry: false } },
  });
  return render(
    <MantineProvider env="test">
      <QueryClientProvider client={client}>
        <FormatsContext value={makeFormats({ ...settingsOf('en'), TimeZone: 'UTC' })}>
          <MemoryRouter>{content}</MemoryRouter>
        </FormatsContext>
      </QueryClientProvider>
    </MantineProvider>,
  );
}
