export const NOTICES = 'editor-notices';

/**
 * Shows the first invalid field of `form`, by default of the screen, or else the notices. Waits for the next render, which shows
 * the messages.
 */
export function showFirstInvalidField(form?: Element): void {
  requestAnimationFrame(() => {
    const field = (form ?? document.querySelector('main'))?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // The field is centered, because the save bar covers the bottom of the screen.
    const wrong = field ?? (form === undefined ? document.getElementById(NOTICES) : null);
    wrong?.scrollIntoView({ block: 'center' });
    wrong?.focus({ preventScroll: true });
  });
}
