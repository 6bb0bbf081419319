import { type DestinationStream, type Logger, type LoggerOptions, pino, stdSerializers } from 'pino';

/** What PostgreSQL adds to an error beside its words: whole rows, and the statement's values. Those are somebody's. */
const rowsAndValues: ReadonlySet<string> = new Set(['detail', 'where', 'internalQuery', 'parameters']);

/** Secrets that an object may carry by accident, at its top or one below. */
const secrets = ['password', 'token', 'authorization', 'cookie', 'secret'];

function withoutRows(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { aggregateErrors, ...said } = stdSerializers.err(error);
  const kept = Object.fromEntries(Object.entries(said).filter(([name]) => !rowsAndValues.has(name)));
  return aggregateErrors
    ? { ...kept, aggregateErrors: error instanceof AggregateError ? error.errors.map(withoutRows) : [] }
    : kept;
}

/** The log: one JSON object a line, to standard output unless it is said where. It repeats no row of the database and no secret. */
export function createLog(level: LoggerOptions['level'] & string, to?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    serializers: { err: withoutRows },
    redact: { paths: [...secrets, ...secrets.map((name) => `*.${name}`)], censor: '(not shown)' },
  };
  return to ? pino(options, to) : pino(options);
}
