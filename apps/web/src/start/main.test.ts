import { waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

const HOME = 'http://localhost:3000/';

afterEach(() => {
  document.getElementById('root')?.remove();
  window.happyDOM.setURL(HOME);
});

/** Loads the page anew, as a browser does: its modules are no other test's. */
async function load(): Promise<HTMLElement> {
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  vi.resetModules();
  await import('../main.ts');
  return root;
}

it('a browser that may store nothing shows what to allow, in its own language', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['it-IT', 'en']);
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const root = await load();
  await waitFor(() => expect(root.querySelector('[role="alert"]')?.textContent).toContain('cookie e della memoria locale'));
  expect(root.querySelector('button')?.textContent).toBe('Ricarica');
});

it.each(['#/InvitationCode/ACDEFGHJKMNPQRTV', '#/Journal', ''])(
  'in a frame of another website %s is left, and draws nothing',
  async (hash) => {
    const listeners = vi.spyOn(window, 'addEventListener');
    const left = vi.spyOn(window.location, 'replace').mockReturnValue();
    window.happyDOM.setURL(`${HOME}embed${hash}`);
    const root = await load();
    expect(left).toHaveBeenCalledExactlyOnceWith('about:blank');
    expect(root.childElementCount).toBe(0);
    for (const [event, listener] of listeners.mock.calls) window.removeEventListener(event, listener);
  },
);
