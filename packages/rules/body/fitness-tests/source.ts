export type HeartSource = 'strap' | 'club';

/** `idle`: not connected. `silent`: connected without current readings. */
export type Hearing = 'idle' | 'silent' | 'heard';

/** The device's own strap has precedence, because it works without a network. The club replaces it only while it is silent. */
export function sourceOf(strap: Hearing, club: Hearing): HeartSource {
  if (strap === 'heard' || club === 'idle') return 'strap';
  return club === 'heard' || strap === 'idle' ? 'club' : 'strap';
}
