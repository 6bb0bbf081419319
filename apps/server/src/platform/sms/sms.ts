export interface OutgoingSms {
  /** The id is the same at each attempt, so that the gateway can detect duplicates. */
  readonly id: string;
  readonly to: string;
  readonly text: string;
}

export interface Sms {
  readonly available: boolean;
  /** Throws if the gateway does not accept the SMS within ten seconds. */
  send(sms: OutgoingSms): Promise<void>;
}

const TAKES_MS = 10_000;

/** Sends JSON by POST. Any status from 200 to 299 means acceptance. */
export function createSms({ url, token }: { readonly url: string | undefined; readonly token: string | undefined }): Sms {
  return {
    available: url !== undefined,
    async send({ id, to, text }) {
      if (url === undefined) throw new Error('no SMS gateway is set');
      const headers = {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      };
      const body = JSON.stringify({ id, to: to.replace(/[^\d+]/g, ''), text });
      const signal = AbortSignal.timeout(TAKES_MS);
      const answer = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' });
      if (!answer.ok) throw new Error(`the SMS gateway answers ${answer.status}`);
    },
  };
}
