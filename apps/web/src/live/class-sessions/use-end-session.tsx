import type { ClassSession } from '@clubpulse/contract/live/class-sessions';
import type { ReactNode } from 'react';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { useEnding } from '../parts/use-ending.ts';

const StopSession = lazyComponent(() => import('./StopSession.tsx').then((it) => it.StopSession));

const keyOf = ({ ClassSessionId }: ClassSession) => ClassSessionId ?? 0;
const nameOf = ({ Name }: ClassSession) => Name;

export function useEndSession(sessions: readonly ClassSession[]): {
  readonly ask: (session: ClassSession) => void;
  readonly question: ReactNode;
} {
  const running = sessions.filter(({ State }) => State === 'Running');
  const { inQuestion, ask, acts } = useEnding(running, keyOf, nameOf);
  return { ask, question: inQuestion && <StopSession id={keyOf(inQuestion)} name={inQuestion.Name} {...acts} /> };
}
