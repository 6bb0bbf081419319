/** The listeners are on the window, because the dragged element may move in the DOM. */
export function followPointer(follow: (event: PointerEvent) => void): void {
  const end = () => {
    window.removeEventListener('pointermove', follow);
    window.removeEventListener('pointerup', end);
    window.removeEventListener('pointercancel', end);
  };
  window.addEventListener('pointermove', follow);
  window.addEventListener('pointerup', end);
  window.addEventListener('pointercancel', end);
}
