export type HeartSource = 'strap' | 'club';

/** `idle`: not connected. `silent`: connected without current readings. */
export type Hearing = 'idle' | 'silent' | 'heard';

/**
 * The device's own strap has precedence, because it works without a network. The club's readings are used only while the strap is
 * silent.
 */
export function sourceOf(strap: Hearing, club: Hearing): HeartSource {
  if (strap === 'heard' || club === 'idle') return 'strap';
  return club === 'heard' || strap === 'idle' ? 'club' : 'strap';
}
