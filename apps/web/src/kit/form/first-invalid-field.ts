export const NOTICES = 'editor-notices';

/** Default: the screen; else the notices. After the next render, which shows the messages. */
export function showFirstInvalidField(form?: Element): void {
  requestAnimationFrame(() => {
    const field = (form ?? document.querySelector('main'))?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // Centered, because the save bar covers the bottom of the screen.
    const wrong = field ?? (form === undefined ? document.getElementById(NOTICES) : null);
    wrong?.scrollIntoView({ block: 'center' });
    wrong?.focus({ preventScroll: true });
  });
}
