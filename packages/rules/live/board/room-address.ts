/** In place of a room: all of them. Without either whoever leads something in a room comes to that room. */
export const ALL_ROOMS = 'all';

/** A room in the address of a wall, where a bare number is a live training. */
export const roomInAddress = (roomId: number | null): string => (roomId === null ? ALL_ROOMS : `room-${roomId}`);

/** The room that an address names, null for all of them; undefined where it names none. */
export function roomOfAddress(id: string): number | null | undefined {
  if (id.toLowerCase() === ALL_ROOMS) return null;
  const [, digits] = /^room-([1-9]\d*)$/i.exec(id) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
