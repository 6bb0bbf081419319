/** Where an editor's screen says what happened and what to know. */
export const NOTICES = 'editor-notices';

/**
 * After a refused save: to the first field to correct, or else to the notices. Both may be far from the save bar, and their words
 * come with the next drawing. `form` is a dialog's, absent the screen is meant.
 */
export function showWhatIsWrong(form?: Element): void {
  requestAnimationFrame(() => {
    const field = (form ?? document.querySelector('main'))?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // In the middle: at the foot it would lie under the save bar.
    const wrong = field ?? (form === undefined ? document.getElementById(NOTICES) : null);
    wrong?.scrollIntoView({ block: 'center' });
    wrong?.focus({ preventScroll: true });
  });
}
