/** What is sent to one telephone. */
export interface OutgoingSms {
  /** Stays the same for the same message, so that a gateway can tell it comes again. */
  readonly id: string;
  /** Digits with a leading + or 00, as its owner wrote it. */
  readonly to: string;
  readonly text: string;
}

export interface Sms {
  /** Whether there is a gateway at all. */
  readonly available: boolean;
  /** Hands it to the gateway; throws where that does not take it within ten seconds. */
  send(sms: OutgoingSms): Promise<void>;
}

const TAKES_MS = 10_000;

/** The way out to a gateway over HTTP: JSON by POST, any 2xx means taken. */
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
