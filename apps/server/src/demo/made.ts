import { isRefusal, type Refusal } from '@clubpulse/contract/errors';

/** The demo asks for nothing that is refused. */
export function made<T>(answer: T | Refusal): T {
  if (isRefusal(answer)) throw new Error(`The demo was refused: ${JSON.stringify(answer)}`);
  return answer;
}
