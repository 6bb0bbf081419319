import { describe, expect, it } from 'vitest';
import { hasLength, isEmail, isIpv4, isWebUrl } from './validate.ts';

describe('the check of an IPv4 address', () => {
  it.each([
    ['192.168.1.255', true],
    ['0.0.0.0', true],
    ['192.168.1.256', false],
    ['1.2.3', false],
    ['1.2.3.4.', false],
    ['1.2.3.4.5', false],
    ['a.b.c.d', false],
    ['', false],
  ])('gives the expected result for %j', (text, valid) => expect(isIpv4(text)).toBe(valid));
});

describe('the check of an e-mail address', () => {
  it.each([
    ['a@b.it', true],
    [' Anna.Rossi+club@Example.com ', true],
    ['x', false],
    ['a@', false],
    ['@b.it', false],
    ['a b@c.it', false],
    ['', false],
  ])('gives the expected result for %j', (text, valid) => expect(isEmail(text)).toBe(valid));
});

describe('the check of a URL', () => {
  it.each([
    ['https://x.it', true],
    ['http://x.it/a?b=c', true],
    ['HTTPS://x.it', true],
    ['www.x.it', false],
    ['ftp://x.it', false],
    ['https://', false],
    ['https:///x', false],
    ['javascript:alert(1)', false],
    ['https://a.b:99999', false],
    ['', true],
  ])('gives the expected result for %j', (text, valid) => expect(isWebUrl(text)).toBe(valid));
});

describe('the check of a text length after trimming', () => {
  it.each([
    ['   ', 1, 10, false],
    ['ab ', 2, 2, true],
    ['ab ', 3, 10, false],
    ['', 0, 10, true],
  ])('gives the expected result for %j with lengths from %i to %i', (text, min, max, valid) =>
    expect(hasLength(text, min, max)).toBe(valid),
  );

  it('allows at most 10000 characters by default', () => {
    expect(hasLength('x'.repeat(10_000))).toBe(true);
    expect(hasLength('x'.repeat(10_001))).toBe(false);
  });
});
