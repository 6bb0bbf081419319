import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startPhrases } from '../../platform/phrases.ts';
import { atWidth } from '../../test/width.ts';
import { showWhatIsWrong } from '../form/what-is-wrong.ts';
import { EditorSections } from './EditorSections.tsx';

beforeEach(() => startPhrases('en'));
afterEach(() => vi.unstubAllGlobals());

function refuse(wrong: boolean) {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  render(
    <main>
      <EditorSections notices="Somebody else changed it.">
        <input aria-label="name" />
        <input aria-label="seats" aria-invalid={wrong} />
      </EditorSections>
    </main>,
  );
  showWhatIsWrong();
  return scrolled;
}

it('a refused field comes to the middle of the screen, clear of the save bar', async () => {
  const scrolled = refuse(true);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'seats' })));
  expect(scrolled.mock.contexts).toEqual([document.activeElement]);
  expect(scrolled).toHaveBeenCalledWith({ block: 'center' });
});

it('without one the notices do', async () => {
  refuse(false);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Somebody else changed it.'));
});

it.each([
  { width: 'phone', aside: undefined, line: 'true' },
  { width: 'tablet', aside: undefined, line: 'false' },
  { width: 'tablet', aside: 'What it is about', line: 'true' },
  { width: 'desk', aside: 'What it is about', line: 'false' },
] as const)('its index is one line above the sections: $line, on a $width, beside: $aside', ({ width, aside, line }) => {
  atWidth(width);
  render(
    <EditorSections outline={[{ id: 'name', label: 'Name', wrong: 0 }]} {...(aside !== undefined && { aside })}>
      <p />
    </EditorSections>,
  );
  const index = screen.getByRole('navigation', { name: 'Sections' });
  expect(index.parentElement?.dataset['line']).toBe(line);
});
