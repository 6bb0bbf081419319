/** Scrolls to what stands far from the foot that speaks of it, and takes the keyboard there. */
export function bringInSight(id: string): void {
  const place = document.getElementById(id);
  place?.scrollIntoView({ block: 'center' });
  place?.focus({ preventScroll: true });
}
