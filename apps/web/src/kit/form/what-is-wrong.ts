export const NOTICES = 'editor-notices';

/**
 * After a refused save: scrolls to the first invalid field, else to the notices. `form` is a dialog's form; absent means the
 * screen. Runs after the next render, which shows the messages.
 */
export function showWhatIsWrong(form?: Element): void {
  requestAnimationFrame(() => {
    const field = (form ?? document.querySelector('main'))?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // Centered, because the save bar covers the foot.
    const wrong = field ?? (form === undefined ? document.getElementById(NOTICES) : null);
    wrong?.scrollIntoView({ block: 'center' });
    wrong?.focus({ preventScroll: true });
  });
}
