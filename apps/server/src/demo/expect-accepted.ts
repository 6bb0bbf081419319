import { isRefusal, type Refusal } from '@clubpulse/contract/errors';

export function expectAccepted<T>(answer: T | Refusal): T {
  if (isRefusal(answer)) throw new Error(`The demo was refused: ${JSON.stringify(answer)}`);
  return answer;
}
