import { waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { startPhrases } from '../platform/phrases.ts';

afterEach(() => startPhrases('en'));

it('a browser that may store nothing shows what to allow, in its own language', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['it-IT', 'en']);
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  await import('../main.ts');
  await waitFor(() => expect(root.querySelector('[role="alert"]')?.textContent).toContain('cookie e della memoria locale'));
  expect(root.querySelector('button')?.textContent).toBe('Ricarica');
  root.remove();
});
