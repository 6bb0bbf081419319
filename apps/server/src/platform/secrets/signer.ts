import { createHmac, timingSafeEqual } from 'node:crypto';

export type Signer = ReturnType<typeof createSigner>;

/** Signs with the newest secret and accepts all, so that adding a secret invalidates no signature. */
export function createSigner(secrets: readonly string[]) {
  const [newest = ''] = secrets;
  const signed = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url');

  return {
    sign: (text: string): string => signed(newest, text),

    isSigned(text: string, signature: string): boolean {
      const sent = Buffer.from(signature);
      return secrets.some((secret) => {
        const right = Buffer.from(signed(secret, text));
        return sent.length === right.length && timingSafeEqual(sent, right);
      });
    },
  };
}
