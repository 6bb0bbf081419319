import { createECDH } from 'node:crypto';
import path from 'node:path';
import { TOKEN_REQUESTS_PER_MINUTE } from '@clubpulse/contract/accounts/tokens';
import { z } from 'zod';

const numberFrom = (min: number, max: number) => {
  const message = `must be a number from ${min} to ${max}`;
  return z.coerce.number(message).min(min, message).max(max, message);
};
const wholeFrom = (min: number, max = Number.MAX_SAFE_INTEGER) => {
  const message = `must be a whole number from ${min}${max === Number.MAX_SAFE_INTEGER ? ' on' : ` to ${max}`}`;
  return z.coerce.number(message).int(message).min(min, message).max(max, message);
};
const port = wholeFrom(0, 65_535);
const oneOf = <const T extends readonly string[]>(values: T) => z.enum(values, `must be one of ${values.join(', ')}`);
const flag = (preset: 'on' | 'off') =>
  oneOf(['on', 'off'])
    .default(preset)
    .transform((value) => value === 'on');
const roles = ['api', 'live', 'jobs'] as const;
export type Role = (typeof roles)[number];
const isRole = (name: string): name is Role => roles.some((role) => role === name);

const url = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    message: `must be an address beginning with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });

const isTemplate = (value: string): boolean =>
  /^https?:\/\/[^/{}]+\//.test(value) &&
  ['{z}', '{x}', '{y}'].every((number) => value.split(number).length === 2) &&
  !/[{}]/.test(value.replaceAll(/\{[zxy]\}/g, ''));

function isSigningKey(text: string): boolean {
  try {
    createECDH('prime256v1').setPrivateKey(text, 'base64url');
    return true;
  } catch {
    return false;
  }
}

export const environmentSchema = z.object({
  ROLE: z
    .string()
    .refine((value) => value === 'all' || value.split(',').every(isRole), 'must be all, or a list of api, live and jobs')
    .default('all')
    .transform((value) => (value === 'all' ? roles : value.split(',').filter(isRole)))
    .describe('What this process does: api, live, jobs, several of them with commas, or all.'),
  PORT: port.default(8080).describe('Port of the web app and the API.'),
  HOST: z.string().default('127.0.0.1').describe('Address the server listens on; 0.0.0.0 for every interface.'),
  PUBLIC_URL: url('http:', 'https:')
    .optional()
    .describe('URL that users and bridges use, if it differs from HOST and PORT (proxy, TLS).'),
  DATA_DIR: z.string().default('./data').describe('Folder of the embedded database and of what belongs to this process.'),
  FILES_DIR: z
    .string()
    .optional()
    .describe('Folder of pictures, files and videos, the same for all processes; DATA_DIR by default.'),
  DATABASE_URL: url('postgres:', 'postgresql:').optional().describe('A PostgreSQL 15 or newer instead of the embedded one.'),
  DATABASE_DIRECT_URL: url('postgres:', 'postgresql:')
    .optional()
    .describe('Direct connection beside a pooler in transaction mode: LISTEN, jobs, migrations.'),
  S3_ENDPOINT: url('http:', 'https:')
    .optional()
    .describe('S3 server that stores pictures, files and videos instead of the folders in FILES_DIR.'),
  S3_BUCKET: z.string().optional().describe('Bucket on this server; it must exist.'),
  S3_REGION: z.string().default('us-east-1').describe('Region of the bucket.'),
  S3_ACCESS_KEY_ID: z.string().optional().describe('Key that may read, write and delete in the bucket.'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('Its secret.'),
  MQTT_URL: url('mqtt:', 'mqtts:').optional().describe('An MQTT 3.1.1 broker instead of the embedded one.'),
  MQTT_PORT: port.default(1883).describe('Port of the embedded broker.'),
  MQTT_HOST: z.string().default('127.0.0.1').describe('Address the embedded broker listens on.'),
  MQTT_PUBLIC_URL: url('mqtt:', 'mqtts:').optional().describe('URL of the broker for bridges, if it differs from MQTT_URL.'),
  OIDC_ISSUER: url('http:', 'https:').optional().describe('An OpenID provider instead of the embedded one.'),
  OIDC_CLIENT_ID: z.string().default('clubpulse-web').describe('Client id of the web app at the provider.'),
  OIDC_AUDIENCE: z.string().optional().describe('Audience access tokens must carry; the API address by default.'),
  OIDC_SCOPE: z.string().default('openid email profile offline_access').describe('Scopes that the web app requests.'),
  OIDC_TOKEN_TYPE: z
    .string()
    .default('at+jwt')
    .describe('Required `typ` of access tokens; `any` accepts every type (ID tokens are still refused by their audience).'),
  OIDC_EMAIL_CLAIM: z.string().default('email').describe('Claim with the e-mail address.'),
  OIDC_ADMIN_CLAIM: z.string().default('admin').describe('Claim with the platform-admin flag.'),
  OIDC_EDITOR_CLAIM: z.string().default('editor').describe('Claim with the platform-editor flag.'),
  SMTP_URL: url('smtp:', 'smtps:')
    .optional()
    .describe('Mail server. Without it mails wait in the table mails; mails of the demo club are shown at /mailbox.'),
  SMS_URL: url('http:', 'https:')
    .optional()
    .describe('SMS gateway: the server posts each SMS there as JSON {id, to, text}. Without it no SMS can be sent.'),
  SMS_TOKEN: z.string().optional().describe('Bearer token for the SMS gateway.'),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url, 43 characters')
    .refine(isSigningKey, 'must be a private key of the curve P-256')
    .optional()
    .describe('Key that signs push messages to browsers. By default the first start creates it and stores it in the database.'),
  OLD_INVITATIONS_UNTIL: z.iso
    .date('must be a day like 2027-07-31')
    .default('2027-07-31')
    .describe('Last day on which the server accepts invitation links of the old format, which contain the code of a club.'),
  GARMIN_CLIENT_ID: z
    .string()
    .optional()
    .describe('Client id of an app of the Garmin Connect developer program. With it members connect their watches.'),
  GARMIN_CLIENT_SECRET: z.string().optional().describe('Secret of this app; it also encrypts the stored tokens of Garmin.'),
  GARMIN_DOOR: z
    .string()
    .regex(/^[\w-]{24,100}$/, 'must be 24 to 100 letters, digits, - and _')
    .optional()
    .describe('Secret part of the URL to which Garmin sends: PUBLIC_URL/doors/garmin/GARMIN_DOOR.'),
  GARMIN_CONFIRM_URL: url('http:', 'https:')
    .default('https://connect.garmin.com/oauth2Confirm')
    .describe('Page of Garmin on which members allow the connection.'),
  GARMIN_TOKEN_URL: url('http:', 'https:')
    .default('https://diauth.garmin.com/di-oauth2-service/oauth/token')
    .describe('URL from which Garmin returns tokens.'),
  GARMIN_API_URL: url('http:', 'https:')
    .default('https://apis.garmin.com')
    .describe('The only server from which data of Garmin is loaded.'),
  AI_KIND: oneOf(['openai', 'anthropic'])
    .default('openai')
    .describe(
      'API of the language model AI_MODEL: openai (chat completions, which many servers support) or anthropic (messages).',
    ),
  AI_URL: url('http:', 'https:')
    .optional()
    .describe('Base URL of this API; https://api.openai.com/v1 or https://api.anthropic.com by default.'),
  AI_KEY: z.string().optional().describe('Key of the model’s provider. Without it only rules make workout sheets and feedback.'),
  AI_MODEL: z
    .string()
    .optional()
    .describe('Name of the model. It may choose among the exercises that the rules allow, and reword feedback.'),
  AI_TIMEOUT_SECONDS: wholeFrom(1, 300).default(60).describe('Seconds to wait for the model; then the rules decide without it.'),
  PAYMENTS: oneOf(['off', 'demo', 'stripe'])
    .default('off')
    .describe('Online payments: off, stripe, or demo. With demo npm start runs a simulation of Stripe, without real money.'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(live|test)_\w+$/, 'must be a secret or restricted key of Stripe, such as sk_live_…')
    .optional()
    .describe('Secret key of the platform’s account at Stripe. With a key of the test mode no money moves.'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, 'must be a signing secret of Stripe, whsec_…')
    .optional()
    .describe('Secret that signs Stripe’s messages to PUBLIC_URL/doors/stripe.'),
  STRIPE_API_URL: url('http:', 'https:').default('https://api.stripe.com').describe('Server of Stripe’s API.'),
  FFMPEG_PATH: z
    .string()
    .default('ffmpeg')
    .describe('Program that encodes videos: a name on the PATH or a file. Without it videos play as they were uploaded.'),
  FFPROBE_PATH: z.string().default('ffprobe').describe('Program of the same package that reads the format of a video.'),
  YOUTUBE_INFO_URL: url('http:', 'https:')
    .default('https://www.youtube.com/oembed')
    .describe('URL from which the server loads the title of a linked YouTube video.'),
  VIMEO_INFO_URL: url('http:', 'https:')
    .default('https://vimeo.com/api/oembed.json')
    .describe('URL from which the server loads the title of a linked Vimeo video.'),
  MAIL_FROM: z.string().default('Clubpulse <no-reply@localhost>').describe('Sender of mails.'),
  SUPPORT_EMAIL: z
    .email('must be an e-mail address')
    .optional()
    .describe('E-mail address for users who need help. Without it none is shown.'),
  ERROR_REPORTS_URL: url('http:', 'https:')
    .optional()
    .describe('URL to which the web app reports errors; the server itself by default.'),
  MAP_TILES_URL: url('http:', 'https:')
    .refine(isTemplate, 'must be an address with {z}, {x} and {y} in its path, each once, and nothing else in braces')
    .optional()
    .describe('URL of map tiles below routes, with {z}, {x} and {y}. Without it routes have no background.'),
  MAP_TILES_ATTRIBUTION: z
    .string()
    .max(200, 'must be 200 letters at most')
    .optional()
    .describe('Name of the map’s owner, shown below the map.'),
  ONLINE_DOMAIN: z.string().optional().describe('Hosts under this domain are the online deployment, all others private.'),
  LIVE_FLUSH_SECONDS: numberFrom(0.2, 60).default(10).describe("Seconds between two writes of a club's heart-rate minutes."),
  LIVE_WINDOW_SECONDS: wholeFrom(15, 604_800)
    .default(60)
    .describe(
      'A heart rate older than this goes to the journal and not to a wall. A replay of recordings that runs faster than real time needs more.',
    ),
  EVENT_YEARS: wholeFrom(1, 100)
    .optional()
    .describe('Full years before the current one of which events, the logs of clubs, are stored; without it all.'),
  DRAIN_SECONDS: wholeFrom(0, 60)
    .default(0)
    .describe(
      'Seconds after SIGTERM in which /api/health responds 503 and calls still work. Behind a load balancer: twice the interval of its check.',
    ),
  BACKUP_DIR: z
    .string()
    .optional()
    .describe('Folder of the backups. With it npm run doctor and the screen Server health show the age of the newest.'),
  DEMO: flag('on').describe('on creates and runs the demo club; off starts without a club.'),
  METRICS_PORT: port
    .optional()
    .describe('Port of GET /metrics for Prometheus; without it nothing is measured. Every process needs its own.'),
  METRICS_HOST: z
    .string()
    .default('127.0.0.1')
    .describe('Address the metrics listen on; one that other machines reach needs METRICS_TOKEN.'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~-]{24,200}$/, 'must be 24 to 200 letters, digits, - . _ and ~')
    .optional()
    .describe('Bearer token that Prometheus must send.'),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn').describe('What the server logs.'),
  RATE_LIMIT: wholeFrom(1)
    .default(120)
    .describe(
      'Requests a minute from one network address to each call that needs no sign-in. For calls that only read, and calls of kiosks, ten times as many.',
    ),
  TOKEN_RATE_LIMIT: wholeFrom(1)
    .default(TOKEN_REQUESTS_PER_MINUTE)
    .describe('Requests a minute with one API token, to all calls together.'),
  TRUST_PROXY: wholeFrom(0, 9)
    .default(0)
    .describe(
      'Number of reverse proxies in front of the server. Their X-Forwarded-For contains the network address of a caller.',
    ),
});

export interface Config extends Omit<z.output<typeof environmentSchema>, 'PUBLIC_URL' | 'OIDC_AUDIENCE' | 'FILES_DIR'> {
  readonly FILES_DIR: string;
  readonly PUBLIC_URL: string;
  readonly OIDC_AUDIENCE: string;
}

export class ConfigError extends Error {}

const togetherOrNone = [
  ['Pictures are stored in a bucket by four settings', ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']],
  ['Watches are connected by three settings', ['GARMIN_CLIENT_ID', 'GARMIN_CLIENT_SECRET', 'GARMIN_DOOR']],
  ['A model is asked by two settings', ['AI_KEY', 'AI_MODEL']],
  ['A map is drawn by two settings', ['MAP_TILES_URL', 'MAP_TILES_ATTRIBUTION']],
] as const satisfies readonly (readonly [string, readonly (keyof z.output<typeof environmentSchema>)[]])[];

/** Names every invalid variable, with its value unless it may contain an account. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const variables = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = environmentSchema.safeParse(variables);
  if (!read.success) {
    const lines = read.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      return `  ${name}=${shown(name, variables[name] ?? '')}: ${issue.message}`;
    });
    throw new ConfigError(`These settings cannot be used (docs/operations.md lists them all):\n${lines.join('\n')}`);
  }
  const config = read.data;
  const missing = (['DATABASE_URL', 'MQTT_URL'] as const).filter((name) => config[name] === undefined);
  if (config.ROLE !== roles && missing.length > 0) {
    throw new ConfigError(
      `ROLE=${variables['ROLE']} is one process of several, which meet in a database and at a broker outside of them: set ${missing.join(' and ')} too, or leave ROLE out.`,
    );
  }
  for (const [subject, names] of togetherOrNone) {
    const absent = names.filter((name) => config[name] === undefined);
    if (absent.length > 0 && absent.length < names.length)
      throw new ConfigError(`${subject}: set ${absent.join(', ')} too, or none of them.`);
  }
  if (config.METRICS_TOKEN === undefined && config.METRICS_PORT !== undefined && !isThisMachine(config.METRICS_HOST))
    throw new ConfigError(
      `METRICS_HOST=${config.METRICS_HOST} is an address that others reach: set METRICS_TOKEN too, or leave METRICS_HOST out.`,
    );
  const ofStripe = (['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const).filter((name) => config[name] === undefined);
  if (ofStripe.length === 1 || (ofStripe.length === 2 && config.PAYMENTS === 'stripe'))
    throw new ConfigError(`Stripe is used by two settings: set ${ofStripe.join(' and ')} too, or PAYMENTS=off and none of them.`);
  if (ofStripe.length === 0 && variables['PAYMENTS'] === undefined)
    throw new ConfigError('The keys of Stripe are set, and nothing uses them: set PAYMENTS=stripe too, or PAYMENTS=off.');
  if (config.PAYMENTS === 'demo' && (ofStripe.length > 0 || config.STRIPE_API_URL === 'https://api.stripe.com'))
    throw new ConfigError('PAYMENTS=demo needs the double of Stripe, which runs beside the server with npm start.');
  const host = config.PUBLIC_URL === undefined ? config.HOST : new URL(config.PUBLIC_URL).hostname;
  if (variables['DEMO'] === undefined && !isThisMachine(host)) {
    throw new ConfigError(
      `${host} is an address that others reach, and the accounts of the demo club have a password that everybody knows: set DEMO=off for a club of your own, or DEMO=on to show the demo to others.`,
    );
  }
  const publicUrl = (config.PUBLIC_URL ?? `http://${hostPeopleOpen(config.HOST)}:${config.PORT}`).replace(/\/$/, '');
  return {
    ...config,
    DATA_DIR: path.resolve(config.DATA_DIR),
    FILES_DIR: path.resolve(config.FILES_DIR ?? config.DATA_DIR),
    PUBLIC_URL: publicUrl,
    OIDC_AUDIENCE: config.OIDC_AUDIENCE ?? `${publicUrl}/api`,
    OIDC_TOKEN_TYPE: config.OIDC_TOKEN_TYPE === 'any' ? '' : config.OIDC_TOKEN_TYPE,
  };
}

export const hasMailbox = ({ DEMO, SMTP_URL, OIDC_ISSUER }: Pick<Config, 'DEMO' | 'SMTP_URL' | 'OIDC_ISSUER'>): boolean =>
  DEMO && SMTP_URL === undefined && OIDC_ISSUER === undefined;

export const mailArrives = (config: Pick<Config, 'DEMO' | 'SMTP_URL' | 'OIDC_ISSUER'>): boolean =>
  config.SMTP_URL !== undefined || hasMailbox(config);

/** Error messages never contain these values, because even a mistyped value may contain a password. */
const withAccount: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'MQTT_URL',
  'SMTP_URL',
  'SMS_URL',
  'SMS_TOKEN',
  'VAPID_PRIVATE_KEY',
  'S3_ENDPOINT',
  'S3_SECRET_ACCESS_KEY',
  'GARMIN_CLIENT_SECRET',
  'GARMIN_DOOR',
  'AI_URL',
  'AI_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'METRICS_TOKEN',
]);
const shown = (name: string, value: string): string => (withAccount.has(name) ? '(not shown)' : value);

export function withoutAccount(address: string): string {
  const at = new URL(address);
  return `${at.protocol}//${at.host}${at.pathname === '/' ? '' : at.pathname}`;
}

const isThisMachine = (host: string): boolean =>
  host === 'localhost' || host.startsWith('127.') || host === '::1' || host === '[::1]';

function hostPeopleOpen(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
