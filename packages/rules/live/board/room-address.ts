export const ALL_ROOMS = 'all';

/** A room has a prefix, because a number alone is the id of a live training. */
export const roomInAddress = (roomId: number | null): string => (roomId === null ? ALL_ROOMS : `room-${roomId}`);

export function roomOfAddress(id: string): number | null | undefined {
  if (id.toLowerCase() === ALL_ROOMS) return null;
  const [, digits] = /^room-([1-9]\d*)$/i.exec(id) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
