export type HeartSource = 'strap' | 'club';

/** `idle`: not connected, `silent`: connected but without current readings. */
export type Hearing = 'idle' | 'silent' | 'heard';

/** The strap has precedence, because it works without a network, unless it is silent or not connected. */
export function sourceOf(strap: Hearing, club: Hearing): HeartSource {
  if (strap === 'heard' || club === 'idle') return 'strap';
  return club === 'heard' || strap === 'idle' ? 'club' : 'strap';
}
