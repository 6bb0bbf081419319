import { PART_TYPE, TUS_VERSION } from '@clubpulse/contract/videos/uploads/uploads';

export class PartFailed extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`a part was answered with ${status}`);
    this.status = status;
  }
}

interface Part {
  readonly address: string;
  readonly offset: number;
  readonly bytes: Blob;
  readonly onSent: (bytes: number) => void;
  readonly signal: AbortSignal;
}

/** Uses XMLHttpRequest, because fetch reports no upload progress. Resolves to the offset of the next part. */
export function sendPart({ address, offset, bytes, onSent, signal }: Part): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PATCH', address);
    request.setRequestHeader('content-type', PART_TYPE);
    request.setRequestHeader('tus-resumable', TUS_VERSION);
    request.setRequestHeader('upload-offset', String(offset));
    request.upload.onprogress = ({ loaded }) => onSent(loaded);
    request.onload = () => {
      const next = Number(request.getResponseHeader('upload-offset'));
      if (request.status === 204 && next > offset) resolve(next);
      else reject(new PartFailed(request.status));
    };
    request.onerror = () => reject(new PartFailed(0));
    request.onabort = () => reject(new PartFailed(0));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(bytes);
  });
}

/** Number of bytes that the server has received. Undefined without a response or for an expired URL. */
export async function arrivedAt(address: string, signal: AbortSignal): Promise<number | undefined> {
  try {
    const answer = await fetch(address, { method: 'HEAD', headers: { 'tus-resumable': TUS_VERSION }, signal });
    const offset = answer.headers.get('upload-offset');
    return answer.ok && offset !== null ? Number(offset) : undefined;
  } catch {
    return undefined;
  }
}
