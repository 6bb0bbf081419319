/** Who hears the heart that is tested: the device that runs the test, or the club. */
export type HeartSource = 'strap' | 'club';

/** `idle`: nothing is listened to. `silent`: it is, and nothing of now is heard. */
export type Hearing = 'idle' | 'silent' | 'heard';

/**
 * The device's own strap goes first: nothing stands between it and the stop. What the club hears takes its place as long as the strap is
 * silent, and gives it back.
 */
export function sourceOf(strap: Hearing, club: Hearing): HeartSource {
  if (strap === 'heard' || club === 'idle') return 'strap';
  return club === 'heard' || strap === 'idle' ? 'club' : 'strap';
}
