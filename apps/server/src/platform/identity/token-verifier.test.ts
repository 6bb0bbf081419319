import { createHmac, generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignJWT } from 'jose';
import { type OAuth2Issuer, OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { discoverProvider, ProviderUnavailable, userinfoEmail } from './foreign-provider.ts';
import { createTokenVerifier, type VerifierSettings } from './token-verifier.ts';

const AUDIENCE = 'https://club.example/api';
const foreign = new OAuth2Server();
let settings: VerifierSettings;

beforeAll(async () => {
  await foreign.issuer.keys.generate('RS256');
  await foreign.start(0, '127.0.0.1');
  settings = {
    issuer: foreign.issuer.url ?? '',
    audience: AUDIENCE,
    tokenType: 'at+jwt',
    emailClaim: 'email',
    adminClaim: 'admin',
    editorClaim: 'realm.editor',
  };
});
afterAll(() => foreign.stop());

const claims = {
  sub: 'ada',
  aud: AUDIENCE,
  email: 'Ada@example.com',
  email_verified: true,
  admin: true,
  realm: { editor: true },
};
type Change = { header?: Record<string, unknown>; payload?: Record<string, unknown>; issuer?: OAuth2Issuer; expiresIn?: number };

const token = ({ header = {}, payload = {}, issuer = foreign.issuer, expiresIn = 600 }: Change = {}) =>
  issuer.buildToken({
    expiresIn,
    scopesOrTransform: (tokenHeader, tokenPayload) => {
      Object.assign(tokenHeader, { typ: 'at+jwt' }, header);
      Object.assign(tokenPayload, claims, payload);
    },
  });

describe('a token of a foreign provider', () => {
  it('identifies its user', async () => {
    const { verify } = createTokenVerifier(settings);
    expect(await verify(await token())).toEqual({
      issuer: settings.issuer,
      isOwn: false,
      subject: 'ada',
      email: 'ada@example.com',
      emailVerified: true,
      admin: true,
      editor: true,
      issuedAt: expect.any(Date),
    });
  });

  it('has the e-mail address in a claim, or else it is read from the userinfo endpoint', async () => {
    const own = createTokenVerifier({ ...settings, emailClaim: 'https://club.example/email' });
    const named = await token({ payload: { email: undefined, 'https://club.example/email': 'bea@example.com' } });
    expect(await own.verify(named)).toMatchObject({ email: 'bea@example.com' });

    let requests = 0;
    const answer = (response: { body: unknown }) => {
      requests++;
      response.body = { sub: 'cami', email: 'cami@example.com', email_verified: true };
    };
    foreign.service.on('beforeUserinfo', answer);
    const { verify } = createTokenVerifier(settings);
    const silent = { payload: { sub: 'cami', email: undefined, email_verified: undefined } };
    expect(await verify(await token(silent))).toMatchObject({ email: 'cami@example.com', emailVerified: true });
    expect(await verify(await token({ ...silent, expiresIn: 601 }))).toMatchObject({ email: 'cami@example.com' });
    expect(requests).toBe(1);
    expect(await verify(await token({ payload: { sub: 'duke', email: undefined } }))).toMatchObject({
      email: undefined,
      emailVerified: false,
    });
    foreign.service.off('beforeUserinfo', answer);
  });

  it('is accepted also when the provider signs with ES256', async () => {
    const { verify } = createTokenVerifier(settings);
    expect(await verify(await token())).toBeDefined();
    const rotated = new OAuth2Server();
    await rotated.issuer.keys.generate('ES256');
    await rotated.start(0, '127.0.0.1');
    const own = createTokenVerifier({ ...settings, issuer: rotated.issuer.url ?? '' });
    expect(await own.verify(await token({ issuer: rotated.issuer }))).toBeDefined();
    await rotated.stop();
  });
});

describe('a forged token', () => {
  const now = () => Math.floor(Date.now() / 1000);
  const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const payload = () => ({ ...claims, iss: settings.issuer, iat: now(), exp: now() + 600 });
  const kid = () => foreign.issuer.keys.toJSON()[0]?.kid;

  const lies: Record<string, () => Promise<string> | string> = {
    'made for another audience': () => token({ payload: { aud: 'https://other.example/api' } }),
    'with no audience': () => token({ payload: { aud: undefined } }),
    'of another issuer': () => token({ payload: { iss: 'https://other.example' } }),
    'that has expired': () => token({ payload: { exp: now() - 60 } }),
    'that never expires': () => token({ payload: { exp: undefined } }),
    'that is not valid yet': () => token({ payload: { nbf: now() + 600 } }),
    'without a subject': () => token({ payload: { sub: undefined } }),
    'that is an ID token': () => token({ header: { typ: 'JWT' }, payload: { aud: 'clubpulse-web' } }),
    'that is an ID token for our audience': () => token({ header: { typ: 'JWT' } }),
    'whose claims were changed': async () => {
      const [head, , signature] = (await token()).split('.');
      return `${head}.${base64({ ...payload(), sub: 'owner' })}.${signature}`;
    },
    'without a signature (none)': () => `${base64({ alg: 'none', typ: 'at+jwt' })}.${base64(payload())}.`,
    'signed with the public key as a secret (HS256)': () => {
      const secret = JSON.stringify(foreign.issuer.keys.toJSON()[0]);
      const signed = `${base64({ alg: 'HS256', typ: 'at+jwt', kid: kid() })}.${base64(payload())}`;
      return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
    },
    'signed with a key of its own under the provider’s key id': () =>
      new SignJWT(payload())
        .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: kid() ?? '' })
        .sign(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey),
    'that brings its own key': () => {
      const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
      return new SignJWT(payload())
        .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', jwk: publicKey.export({ format: 'jwk' }) })
        .sign(privateKey);
    },
    'that is no token': () => 'abc.def.ghi',
    'that is endless': () => 'a'.repeat(100_000),
  };

  for (const [name, lie] of Object.entries(lies))
    it(`${name} is refused`, async () => {
      const { verify } = createTokenVerifier(settings);
      expect(await verify(await lie())).toBeUndefined();
      expect(await verify(await token())).toBeDefined();
    });
});

describe('a foreign provider', () => {
  it('that is unreachable leaves it undecided whether a token is valid', async () => {
    const away = createTokenVerifier({ ...settings, issuer: 'http://127.0.0.1:9' });
    await expect(away.verify(await token())).rejects.toBeInstanceOf(ProviderUnavailable);
  });

  it('with another issuer than the configured one is refused', async () => {
    const respond = (response: { body: unknown }) => {
      if (typeof response.body === 'object') Object.assign(response.body ?? {}, { issuer: 'https://other.example' });
    };
    foreign.service.on('beforeWellKnownOpenIdConfiguration', respond);
    const { verify } = createTokenVerifier(settings);
    await expect(verify(await token())).rejects.toBeInstanceOf(ProviderUnavailable);
    foreign.service.off('beforeWellKnownOpenIdConfiguration', respond);
  });
});

it('a redirect of a foreign provider is not followed to another address', async () => {
  const paths: string[] = [];
  const leading = createServer((request, response) => {
    paths.push(request.url ?? '');
    response.writeHead(302, { location: '/elsewhere' }).end();
  });
  await new Promise<void>((resolve) => leading.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(leading.address() as AddressInfo).port}`;
  const { verify } = createTokenVerifier({ ...settings, issuer: address });
  await expect(verify(await token())).rejects.toBeInstanceOf(ProviderUnavailable);
  expect(await userinfoEmail(`${address}/userinfo`, 'a token', 'ada')).toBeUndefined();
  expect(paths).toEqual(['/.well-known/openid-configuration', '/userinfo']);
  leading.close();
});

describe('the metadata of a provider', () => {
  const moved = { token_endpoint: 'https://tokens.example/token', revocation_endpoint: 'https://tokens.example/revoke' };
  const respond = (response: { body: unknown }) => void Object.assign(response.body ?? {}, moved);

  it('contains every origin to which the browser connects', async () => {
    foreign.service.once('beforeWellKnownOpenIdConfiguration', respond);
    expect((await discoverProvider(settings.issuer)()).webOrigins).toEqual([settings.issuer, 'https://tokens.example']);
  });

  it('is read again after a while, and the old data remains valid meanwhile and when reading fails', {
    tags: ['atLength'],
  }, async () => {
    const provider = discoverProvider(settings.issuer, 50);
    expect((await provider()).webOrigins).toEqual([settings.issuer]);
    foreign.service.on('beforeWellKnownOpenIdConfiguration', respond);
    await vi.waitFor(async () => expect((await provider()).webOrigins).toContain('https://tokens.example'));
    foreign.service.off('beforeWellKnownOpenIdConfiguration', respond);
    const away = vi.fn((response: { body: unknown; statusCode: number }) => void (response.statusCode = 500));
    foreign.service.on('beforeWellKnownOpenIdConfiguration', away);
    await vi.waitFor(async () => {
      await provider();
      expect(away).toHaveBeenCalledTimes(2);
    });
    expect((await provider()).webOrigins).toContain('https://tokens.example');
    foreign.service.off('beforeWellKnownOpenIdConfiguration', away);
  });

  it('may contain a new key, with which tokens are accepted within seconds', { tags: ['atLength'] }, async () => {
    const rotated = new OAuth2Server();
    await rotated.issuer.keys.generate('RS256');
    await rotated.start(0, '127.0.0.1');
    const issuer = rotated.issuer.url ?? '';
    const { verify } = createTokenVerifier({ ...settings, issuer });
    expect(await verify(await token({ issuer: rotated.issuer }))).toBeDefined();
    const { kid } = await rotated.issuer.keys.generate('RS256');
    const fresh = await rotated.issuer.buildToken({
      kid,
      expiresIn: 600,
      scopesOrTransform: (header, payload) => {
        Object.assign(header, { typ: 'at+jwt' });
        Object.assign(payload, claims);
      },
    });
    await vi.waitFor(async () => expect(await verify(fresh)).toBeDefined());
    await rotated.stop();
  });
});

describe('a verified token', () => {
  it('is cached, but never after it expires or its grant ends', async () => {
    let requests = 0;
    let live = true;
    const verifier = createTokenVerifier({
      ...settings,
      isLive: () => {
        requests++;
        return Promise.resolve(live);
      },
    });
    const good = await token({ payload: { grant: 'g1' } });
    await verifier.verify(good);
    await verifier.verify(good);
    expect(requests).toBe(1);
    live = false;
    verifier.forgetGrant('another');
    expect(await verifier.verify(good)).toBeDefined();
    verifier.forgetGrant('g1');
    expect(await verifier.verify(good)).toBeUndefined();

    live = true;
    const ending = await token({ payload: { exp: Math.floor(Date.now() / 1000) - 1 } });
    expect(await verifier.verify(ending)).toBeDefined();
    const before = requests;
    expect(await verifier.verify(ending)).toBeDefined();
    expect(requests).toBe(before + 1);
  });
});
