import { LEAVE_CODE_MINUTES, LEAVE_CODE_TRIES } from '@clubpulse/contract/members/membership';

export const leaveCodeUntil = (now: Date): Date => new Date(now.getTime() + LEAVE_CODE_MINUTES * 60_000);

interface StoredCode {
  readonly ExpiresAt: Date;
  readonly Tries: number;
}

export function codeState(stored: StoredCode | undefined, isRight: boolean, now: Date): 'right' | 'wrong' | 'over' {
  if (stored === undefined || stored.ExpiresAt <= now || stored.Tries >= LEAVE_CODE_TRIES) return 'over';
  return isRight ? 'right' : 'wrong';
}

export const codeRefused = { wrong: 'leave-code-wrong', over: 'leave-code-over' } as const;

/** An athlete needs no code, because this role gives no access to other members. */
export const needsLeaveCode = (taken: readonly string[]): boolean => taken.some((role) => role !== 'Athlete');
