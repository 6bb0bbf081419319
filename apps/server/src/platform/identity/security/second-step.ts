import { createHmac, timingSafeEqual } from 'node:crypto';

const LIFE_MS = 10 * 60_000;

export interface FirstStep {
  readonly accountId: string;
  readonly stay: boolean;
}

export function createSecondStep(secret: string) {
  const proofOf = (uid: string, text: string) => createHmac('sha256', secret).update(`second ${uid} ${text}`).digest('base64url');
  return {
    cookie: 'clubpulse_second',
    seconds: LIFE_MS / 1000,
    tokenFor(uid: string, { accountId, stay }: FirstStep): string {
      const text = `${accountId}.${stay ? 1 : 0}.${Date.now() + LIFE_MS}`;
      return `${text}.${proofOf(uid, text)}`;
    },
    read(uid: string, token: string | undefined): FirstStep | undefined {
      const [accountId = '', stay = '', until = '', proof = ''] = (token ?? '').split('.');
      const right = Buffer.from(proofOf(uid, `${accountId}.${stay}.${until}`));
      const sent = Buffer.from(proof);
      if (sent.length !== right.length || !timingSafeEqual(sent, right) || Number(until) < Date.now()) return undefined;
      return { accountId, stay: stay === '1' };
    },
  };
}
export type SecondStep = ReturnType<typeof createSecondStep>;
