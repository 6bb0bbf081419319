import { createHmac, timingSafeEqual } from 'node:crypto';

export type Signer = ReturnType<typeof createSigner>;

/** Signs with the newest secret and accepts signatures of all of them, so that a new secret invalidates nothing. */
export function createSigner(secrets: readonly string[]) {
  const [newest = ''] = secrets;
  const signed = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url');

  return {
    sign: (text: string): string => signed(newest, text),

    /** Compares in constant time. */
    isSigned(text: string, signature: string): boolean {
      const sent = Buffer.from(signature);
      return secrets.some((secret) => {
        const right = Buffer.from(signed(secret, text));
        return sent.length === right.length && timingSafeEqual(sent, right);
      });
    },
  };
}
