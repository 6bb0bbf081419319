import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ConfigError, environmentSchema, readConfig, withoutAccount } from './config.ts';

type Variable = keyof typeof environmentSchema.shape;
const variables = Object.keys(environmentSchema.shape) as Variable[];

const examples: Record<Variable, { text: string; read: unknown; wrong: readonly string[] }> = {
  ROLE: { text: 'all', read: ['api', 'live', 'jobs'], wrong: ['web', 'api,web', 'api;live', 'all,api', 'api,'] },
  PORT: { text: '9000', read: 9000, wrong: ['eighty', '80.5', '-1', '65536'] },
  HOST: { text: '0.0.0.0', read: '0.0.0.0', wrong: [] },
  PUBLIC_URL: { text: 'https://club.example/', read: 'https://club.example', wrong: ['club.example', 'ftp://club.example'] },
  DATA_DIR: { text: '/srv/clubpulse', read: '/srv/clubpulse', wrong: [] },
  FILES_DIR: { text: '/srv/files', read: '/srv/files', wrong: [] },
  DATABASE_URL: { text: 'postgres://u:p@db/c', read: 'postgres://u:p@db/c', wrong: ['db', 'mysql://db/c'] },
  DATABASE_DIRECT_URL: { text: 'postgresql://db:6432/c', read: 'postgresql://db:6432/c', wrong: ['db:6432'] },
  S3_ENDPOINT: { text: 'https://s3.example', read: 'https://s3.example', wrong: ['s3.example'] },
  S3_BUCKET: { text: 'pictures', read: 'pictures', wrong: [] },
  S3_REGION: { text: 'eu-south-1', read: 'eu-south-1', wrong: [] },
  S3_ACCESS_KEY_ID: { text: 'key', read: 'key', wrong: [] },
  S3_SECRET_ACCESS_KEY: { text: 'secret', read: 'secret', wrong: [] },
  MQTT_URL: { text: 'mqtts://broker:8883', read: 'mqtts://broker:8883', wrong: ['broker', 'http://broker'] },
  MQTT_PORT: { text: '2883', read: 2883, wrong: ['mqtt'] },
  MQTT_HOST: { text: '0.0.0.0', read: '0.0.0.0', wrong: [] },
  MQTT_PUBLIC_URL: { text: 'mqtt://club.example:1883', read: 'mqtt://club.example:1883', wrong: ['club.example'] },
  OIDC_ISSUER: { text: 'https://id.example/realm', read: 'https://id.example/realm', wrong: ['id.example'] },
  OIDC_CLIENT_ID: { text: 'club', read: 'club', wrong: [] },
  OIDC_AUDIENCE: { text: 'club-api', read: 'club-api', wrong: [] },
  OIDC_SCOPE: { text: 'openid email', read: 'openid email', wrong: [] },
  OIDC_TOKEN_TYPE: { text: 'JWT', read: 'JWT', wrong: [] },
  OIDC_EMAIL_CLAIM: { text: 'mail', read: 'mail', wrong: [] },
  OIDC_ADMIN_CLAIM: { text: 'realm.admin', read: 'realm.admin', wrong: [] },
  OIDC_EDITOR_CLAIM: { text: 'realm.editor', read: 'realm.editor', wrong: [] },
  SMTP_URL: { text: 'smtps://u:p@mail', read: 'smtps://u:p@mail', wrong: ['mail:25'] },
  SMS_URL: { text: 'https://sms.example/send', read: 'https://sms.example/send', wrong: ['sms.example'] },
  SMS_TOKEN: { text: 'secret', read: 'secret', wrong: [] },
  VAPID_PRIVATE_KEY: { text: 'B'.repeat(43), read: 'B'.repeat(43), wrong: ['short', 'A'.repeat(43), '_'.repeat(43)] },
  OLD_INVITATIONS_UNTIL: { text: '2028-07-31', read: '2028-07-31', wrong: ['July 31', '2028-02-31'] },
  GARMIN_CLIENT_ID: { text: 'club-app', read: 'club-app', wrong: [] },
  GARMIN_CLIENT_SECRET: { text: 'secret', read: 'secret', wrong: [] },
  GARMIN_DOOR: { text: 'd'.repeat(24), read: 'd'.repeat(24), wrong: ['short', `${'d'.repeat(24)}/`] },
  GARMIN_CONFIRM_URL: { text: 'https://garmin.example/a', read: 'https://garmin.example/a', wrong: ['garmin.example'] },
  GARMIN_TOKEN_URL: { text: 'https://garmin.example/b', read: 'https://garmin.example/b', wrong: ['ftp://garmin.example'] },
  GARMIN_API_URL: { text: 'https://garmin.example', read: 'https://garmin.example', wrong: ['garmin.example'] },
  AI_KIND: { text: 'anthropic', read: 'anthropic', wrong: ['gpt', 'OpenAI'] },
  AI_URL: { text: 'https://model.example/v1', read: 'https://model.example/v1', wrong: ['model.example'] },
  AI_KEY: { text: 'secret', read: 'secret', wrong: [] },
  AI_MODEL: { text: 'some-model', read: 'some-model', wrong: [] },
  AI_TIMEOUT_SECONDS: { text: '20', read: 20, wrong: ['0', '301', '1.5'] },
  PAYMENTS: { text: 'stripe', read: 'stripe', wrong: ['on', 'Stripe'] },
  STRIPE_SECRET_KEY: { text: 'sk_test_1', read: 'sk_test_1', wrong: ['pk_live_1', 'secret'] },
  STRIPE_WEBHOOK_SECRET: { text: 'whsec_1', read: 'whsec_1', wrong: ['secret'] },
  STRIPE_API_URL: { text: 'http://127.0.0.1:12111', read: 'http://127.0.0.1:12111', wrong: ['api.stripe.com'] },
  FFMPEG_PATH: { text: '/opt/ffmpeg', read: '/opt/ffmpeg', wrong: [] },
  FFPROBE_PATH: { text: '/opt/ffprobe', read: '/opt/ffprobe', wrong: [] },
  YOUTUBE_INFO_URL: { text: 'https://info.example/y', read: 'https://info.example/y', wrong: ['info'] },
  VIMEO_INFO_URL: { text: 'https://info.example/v', read: 'https://info.example/v', wrong: ['ftp://info.example'] },
  MAIL_FROM: { text: 'Club <hi@club.example>', read: 'Club <hi@club.example>', wrong: [] },
  SUPPORT_EMAIL: { text: 'help@club.example', read: 'help@club.example', wrong: ['help'] },
  ERROR_REPORTS_URL: { text: 'https://errors.example', read: 'https://errors.example', wrong: ['errors'] },
  MAP_TILES_URL: {
    text: 'https://tiles.example/{z}/{x}/{y}.png',
    read: 'https://tiles.example/{z}/{x}/{y}.png',
    wrong: [
      'https://tiles.example/{z}/{x}',
      'https://{s}.tiles.example/{z}/{x}/{y}',
      'https://{x}.example/{z}/{y}',
      'tiles/{z}/{x}/{y}',
    ],
  },
  MAP_TILES_ATTRIBUTION: { text: '© Some map', read: '© Some map', wrong: ['a'.repeat(201)] },
  ONLINE_DOMAIN: { text: 'club.example', read: 'club.example', wrong: [] },
  LIVE_FLUSH_SECONDS: { text: '0.5', read: 0.5, wrong: ['0', '61', 'soon'] },
  LIVE_WINDOW_SECONDS: { text: '90', read: 90, wrong: ['14', '604801', '1.5'] },
  EVENT_YEARS: { text: '10', read: 10, wrong: ['0', '101', '2.5'] },
  DRAIN_SECONDS: { text: '10', read: 10, wrong: ['-1', '61', '2.5'] },
  BACKUP_DIR: { text: '/backups', read: '/backups', wrong: [] },
  DEMO: { text: 'off', read: false, wrong: ['false', 'OFF', '0'] },
  METRICS_PORT: { text: '9464', read: 9464, wrong: ['metrics', '65536'] },
  METRICS_HOST: { text: '10.0.0.5', read: '10.0.0.5', wrong: [] },
  METRICS_TOKEN: { text: 't'.repeat(24), read: 't'.repeat(24), wrong: ['short', `${'t'.repeat(24)} `] },
  LOG_LEVEL: { text: 'debug', read: 'debug', wrong: ['loud'] },
  RATE_LIMIT: { text: '30', read: 30, wrong: ['0', '1.5', 'many'] },
  TOKEN_RATE_LIMIT: { text: '30', read: 30, wrong: ['0', '1.5', 'many'] },
  TRUST_PROXY: { text: '1', read: 1, wrong: ['true', '-1'] },
};

describe('an environment variable', () => {
  it.each(variables)('%s is converted to its type', (name) => {
    const { text, read } = examples[name];
    const bucket = { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' };
    const garmin = { GARMIN_CLIENT_ID: 'i', GARMIN_CLIENT_SECRET: 's', GARMIN_DOOR: 'd'.repeat(30) };
    const model = { AI_KEY: 'k', AI_MODEL: 'm' };
    const map = { MAP_TILES_URL: 'https://t.example/{z}/{x}/{y}', MAP_TILES_ATTRIBUTION: '© a' };
    const stripe = { PAYMENTS: 'stripe', STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    const beside = {
      ...(name.startsWith('AI_') && model),
      ...(name.startsWith('MAP_') && map),
      ...(name.startsWith('S3_') && bucket),
      ...((name === 'PAYMENTS' || name.startsWith('STRIPE_')) && stripe),
      ...(name.startsWith('GARMIN_') && garmin),
    };
    expect(readConfig({ DEMO: 'off', ...beside, [name]: text })[name]).toEqual(read);
  });

  it.each(variables.flatMap((name) => examples[name].wrong.map((value) => [name, value] as const)))(
    '%s=%s is refused, and the error contains the name of the variable, what it must be, and its value if the value cannot contain an account',
    (name, value) => {
      const read = () => readConfig({ [name]: value });
      expect(read).toThrow(ConfigError);
      const hidden = [
        'DATABASE_URL',
        'DATABASE_DIRECT_URL',
        'MQTT_URL',
        'SMTP_URL',
        'SMS_URL',
        'S3_ENDPOINT',
        'VAPID_PRIVATE_KEY',
        'GARMIN_DOOR',
        'AI_URL',
        'STRIPE_SECRET_KEY',
        'STRIPE_WEBHOOK_SECRET',
        'METRICS_TOKEN',
      ];
      const shown = hidden.includes(name) ? '(not shown)' : value;
      const begin = `  ${name}=${shown}: must be `;
      expect(read).toThrow(begin);
      expect(read).toThrow('docs/operations.md');
    },
  );

  it('counts as not set when it is empty', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: '', DEMO: '' })).toEqual(readConfig({}));
  });
});

describe('the configuration', () => {
  it('must contain all settings of an external service (such as a bucket) or none of them', () => {
    expect(() => readConfig({ S3_BUCKET: 'b', S3_ENDPOINT: 'https://s3.example' })).toThrow(
      'S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY',
    );
    expect(() => readConfig({ GARMIN_CLIENT_ID: 'i' })).toThrow('GARMIN_CLIENT_SECRET, GARMIN_DOOR');
    expect(() => readConfig({ AI_KEY: 'k' })).toThrow('AI_MODEL');
    expect(() => readConfig({ MAP_TILES_URL: 'https://t.example/{z}/{x}/{y}' })).toThrow('MAP_TILES_ATTRIBUTION');
  });

  it('uses Stripe only with both key and webhook secret, and the demo of payments only with its test double', () => {
    const keys = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    expect(() => readConfig({ PAYMENTS: 'stripe' })).toThrow('set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET too');
    for (const PAYMENTS of ['', 'off', 'stripe', 'demo'])
      expect(() => readConfig({ PAYMENTS, STRIPE_SECRET_KEY: 'sk_live_1' })).toThrow('set STRIPE_WEBHOOK_SECRET too');
    expect(() => readConfig(keys)).toThrow('set PAYMENTS=stripe too, or PAYMENTS=off');
    expect(readConfig({ PAYMENTS: 'off', ...keys }).PAYMENTS).toBe('off');
    expect(() => readConfig({ PAYMENTS: 'demo' })).toThrow('with npm start');
    expect(() => readConfig({ PAYMENTS: 'demo', ...keys })).toThrow('with npm start');
    expect(readConfig({ PAYMENTS: 'demo', ...keys, STRIPE_API_URL: 'http://127.0.0.1:12111' }).PAYMENTS).toBe('demo');
  });

  it('has defaults for a machine without external services', () => {
    expect(readConfig({})).toEqual({
      ROLE: ['api', 'live', 'jobs'],
      PORT: 8080,
      HOST: '127.0.0.1',
      PUBLIC_URL: 'http://127.0.0.1:8080',
      DATA_DIR: path.resolve('data'),
      FILES_DIR: path.resolve('data'),
      S3_REGION: 'us-east-1',
      MQTT_PORT: 1883,
      MQTT_HOST: '127.0.0.1',
      OIDC_CLIENT_ID: 'clubpulse-web',
      OIDC_AUDIENCE: 'http://127.0.0.1:8080/api',
      OIDC_SCOPE: 'openid email profile offline_access',
      OIDC_TOKEN_TYPE: 'at+jwt',
      OIDC_EMAIL_CLAIM: 'email',
      OIDC_ADMIN_CLAIM: 'admin',
      OIDC_EDITOR_CLAIM: 'editor',
      OLD_INVITATIONS_UNTIL: '2027-07-31',
      GARMIN_CONFIRM_URL: 'https://connect.garmin.com/oauth2Confirm',
      GARMIN_TOKEN_URL: 'https://diauth.garmin.com/di-oauth2-service/oauth/token',
      GARMIN_API_URL: 'https://apis.garmin.com',
      AI_KIND: 'openai',
      AI_TIMEOUT_SECONDS: 60,
      PAYMENTS: 'off',
      STRIPE_API_URL: 'https://api.stripe.com',
      FFMPEG_PATH: 'ffmpeg',
      FFPROBE_PATH: 'ffprobe',
      YOUTUBE_INFO_URL: 'https://www.youtube.com/oembed',
      VIMEO_INFO_URL: 'https://vimeo.com/api/oembed.json',
      MAIL_FROM: 'Clubpulse <no-reply@localhost>',
      LIVE_FLUSH_SECONDS: 10,
      LIVE_WINDOW_SECONDS: 60,
      DRAIN_SECONDS: 0,
      DEMO: true,
      METRICS_HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      RATE_LIMIT: 120,
      TOKEN_RATE_LIMIT: 120,
      TRUST_PROXY: 0,
    });
  });

  it('allows processes with only some of the roles if database and broker are external', () => {
    const outside = { DATABASE_URL: 'postgres://u:p@db/c', MQTT_URL: 'mqtt://broker' };
    expect(readConfig({ ROLE: 'live,jobs', ...outside }).ROLE).toEqual(['live', 'jobs']);
    expect(() => readConfig({ ROLE: 'api' })).toThrow('set DATABASE_URL and MQTT_URL too');
    expect(() => readConfig({ ROLE: 'api,live,jobs', DATABASE_URL: outside.DATABASE_URL })).toThrow('set MQTT_URL too');
    expect(readConfig(outside).ROLE).toEqual(['api', 'live', 'jobs']);
  });

  it('can disable the check of the access token type, for a provider that issues tokens without one', () => {
    expect(readConfig({ OIDC_TOKEN_TYPE: 'any' }).OIDC_TOKEN_TYPE).toBe('');
  });

  it('is refused with all invalid variables in one error', () => {
    const read = () => readConfig({ PORT: 'eighty', DEMO: 'yes', SMTP_URL: 'mail' });
    expect(read).toThrow(
      [
        'These settings cannot be used (docs/operations.md lists them all):',
        '  PORT=eighty: must be a whole number from 0 to 65535',
        '  SMTP_URL=(not shown): must be an address beginning with smtp:// or smtps://',
        '  DEMO=yes: must be one of on, off',
      ].join('\n'),
    );
  });

  it.each([{ HOST: '0.0.0.0' }, { HOST: '192.168.1.9' }, { PUBLIC_URL: 'https://club.example' }])(
    'needs DEMO=on for the demo, whose passwords are public, when other machines can reach the server: %j',
    (where) => {
      expect(() => readConfig(where)).toThrow(/DEMO=off .* DEMO=on/);
      expect(readConfig({ ...where, DEMO: 'on' }).DEMO).toBe(true);
      expect(readConfig({ ...where, DEMO: 'off' }).DEMO).toBe(false);
    },
  );

  it('needs a token for metrics at an address that other machines reach', () => {
    const metrics = { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' };
    expect(() => readConfig(metrics)).toThrow('METRICS_HOST=0.0.0.0 is an address that others reach: set METRICS_TOKEN too');
    expect(readConfig({ ...metrics, METRICS_TOKEN: 't'.repeat(24) }).METRICS_PORT).toBe(9464);
    expect(readConfig({ METRICS_PORT: '9464' }).METRICS_HOST).toBe('127.0.0.1');
  });

  it('is printed without the accounts in its URLs', () => {
    expect(withoutAccount('mqtts://server:secret@broker:8883')).toBe('mqtts://broker:8883');
    expect(withoutAccount('postgres://u:p@db:5432/club?password=p')).toBe('postgres://db:5432/club');
  });

  it('contains a public URL that a browser can open, whatever the host setting is', () => {
    expect(readConfig({ HOST: '0.0.0.0', PORT: '80', DEMO: 'off' }).PUBLIC_URL).toBe('http://localhost:80');
    expect(readConfig({ HOST: '::', DEMO: 'off' }).PUBLIC_URL).toBe('http://localhost:8080');
    expect(readConfig({ HOST: '::1' }).PUBLIC_URL).toBe('http://[::1]:8080');
    expect(readConfig({ PUBLIC_URL: 'https://club.example/', DEMO: 'off' }).OIDC_AUDIENCE).toBe('https://club.example/api');
  });
});

describe('docs/operations.md', () => {
  it('lists exactly the server’s variables with their defaults and descriptions', () => {
    const page = readFileSync(path.join(import.meta.dirname, '../../../../../docs/operations.md'), 'utf8');
    const rows = [...page.matchAll(/^\| `([A-Z][A-Z\d_]*)` \| (.*?) \| (.*?) \|$/gm)].map(([, name, preset, meaning]) => ({
      name,
      preset,
      meaning,
    }));
    expect(rows).toEqual(
      variables.map((name) => ({ name, preset: presetOf(name), meaning: environmentSchema.shape[name].description })),
    );
  });
});

function presetOf(name: Variable): string {
  const { default: preset } = z.toJSONSchema(environmentSchema.shape[name], { io: 'input', unrepresentable: 'any' });
  return preset === undefined ? '' : `\`${JSON.stringify(preset).replaceAll('"', '')}\``;
}
