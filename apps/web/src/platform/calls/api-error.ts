import type { ErrorType, FieldError } from '@clubpulse/contract/errors';
import type { PhraseKey } from '@clubpulse/phrases/phrases';

/** `status` is 0 if the server did not respond. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly errorType: ErrorType | null;
  readonly values: Readonly<Record<string, string | number>>;
  readonly fieldErrors: readonly FieldError[];
  readonly requestId: string | undefined;
  readonly serverMessage: string | null;
  /** Set for a booking or payment without a response: `offline` was not sent, `lost` may have reached the server. */
  readonly unanswered: 'offline' | 'lost' | null;
  act: PhraseKey | null = null;

  constructor(status: number, problem: ProblemParts = {}) {
    super(problem.title ?? (status === 0 ? 'The server could not be reached' : `HTTP ${status}`));
    this.status = status;
    this.errorType = problem.ErrorType ?? null;
    this.values = problem.values ?? {};
    this.fieldErrors = problem.errors ?? [];
    this.requestId = problem.requestId;
    this.serverMessage = typeof problem.message === 'string' && problem.message !== '' ? problem.message : null;
    this.unanswered = problem.unanswered ?? null;
  }

  is(type: ErrorType): boolean {
    return this.errorType === type;
  }
}

interface ProblemParts {
  title?: string;
  ErrorType?: ErrorType;
  values?: Record<string, string | number>;
  errors?: FieldError[];
  requestId?: string;
  message?: unknown;
  unanswered?: 'offline' | 'lost';
}

/** Reads a problem by RFC 9457. Another body yields only the status. */
export async function errorOf(response: Response): Promise<ApiError> {
  const type = response.headers.get('content-type') ?? '';
  if (!/\bjson\b/.test(type)) return new ApiError(response.status);
  try {
    return new ApiError(response.status, (await response.json()) as ProblemParts);
  } catch {
    return new ApiError(response.status);
  }
}
