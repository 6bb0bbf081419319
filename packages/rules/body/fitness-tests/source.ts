export type HeartSource = 'strap' | 'club';

/** State of a source of heart rates: `idle` means not connected, `silent` connected but without current readings. */
export type Hearing = 'idle' | 'silent' | 'heard';

/**
 * The strap has precedence, because it works without a network. The club's readings are used only while the strap is silent or
 * not connected.
 */
export function sourceOf(strap: Hearing, club: Hearing): HeartSource {
  if (strap === 'heard' || club === 'idle') return 'strap';
  return club === 'heard' || strap === 'idle' ? 'club' : 'strap';
}
