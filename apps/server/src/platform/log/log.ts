import { type DestinationStream, type Logger, type LoggerOptions, pino, stdSerializers } from 'pino';

/** These fields of a database error contain values of rows, which are personal data. */
const rowsAndValues: ReadonlySet<string> = new Set(['detail', 'where', 'internalQuery', 'parameters']);

const secrets = ['password', 'token', 'authorization', 'cookie', 'secret'];

function withoutRows(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { aggregateErrors, ...stated } = stdSerializers.err(error);
  const remaining = Object.fromEntries(Object.entries(stated).filter(([name]) => !rowsAndValues.has(name)));
  return aggregateErrors
    ? { ...remaining, aggregateErrors: error instanceof AggregateError ? error.errors.map(withoutRows) : [] }
    : remaining;
}

export function createLog(level: LoggerOptions['level'] & string, to?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    serializers: { err: withoutRows },
    redact: { paths: [...secrets, ...secrets.map((name) => `*.${name}`)], censor: '(not shown)' },
  };
  return to ? pino(options, to) : pino(options);
}
