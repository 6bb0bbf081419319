import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { demoAccounts, demoPassword } from './accounts.ts';
import { athletes } from './athletes.ts';
import { brera, clubs, navigli } from './clubs.ts';
import { certificates, withoutAnswers } from './documents.ts';
import { wearers } from './health.ts';
import { creditOrders, holdings } from './holdings.ts';
import { measuresOf } from './measures.ts';
import { dave, ofOtherBrand, sara, stranger } from './offstage.ts';
import { families, groups, letter, notes, papers, stages, tasks } from './relations.ts';
import { series } from './series.ts';
import { staff } from './staff.ts';
import { members, visits } from './strapless.ts';

describe('the world of demo data', () => {
  it('has unique straps, nicknames, e-mail addresses and codes', () => {
    const all = [...members, ...staff, ...Object.values(ofOtherBrand), stranger, dave, sara];
    for (const values of [
      athletes.map(({ strap }) => String(strap)),
      all.map(({ nickname }) => nickname.toLowerCase()),
      all.map(({ email }) => email),
      [...clubs, brera].map(({ code }) => code),
    ])
      expect(new Set(values).size).toBe(values.length);
  });

  it('names only people of the first club in sales, classes and tasks', () => {
    const known = new Set(members.filter(({ club }) => club === navigli.code).map(({ nickname }) => nickname));
    const named = [
      ...holdings.map(({ nickname }) => nickname),
      ...creditOrders.map(({ nickname }) => nickname),
      ...series.flatMap(({ regulars }) => regulars ?? []),
      ...withoutAnswers,
      ...Object.keys(certificates),
      ...Object.keys(stages),
      ...tasks.map(({ nickname }) => nickname),
      ...notes.map(({ nickname }) => nickname),
      ...Object.values(groups).flat(),
      ...Object.entries(families).flat(2),
      ...papers.map(({ nickname }) => nickname),
      ...Object.keys(visits),
      ...Object.keys(measuresOf),
      ...Object.keys(wearers),
      letter.nickname,
    ];
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((nickname) => !known.has(nickname))).toEqual([]);
  });

  it('contains the accounts, the password and the club code that the README states', () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    const role = (one: string) => ({ Admin: 'administrator', FrontDesk: 'front desk' })[one] ?? one.toLowerCase();
    const printed = Array.from(
      readme.matchAll(/^\| ([\w ]+) \| (\S+@example\.com) \|/gm),
      ([, person, email]) => `${person} ${email}`,
    );
    expect(printed).toEqual(demoAccounts.map((account) => `${role(account.role)} ${account.email}`));
    expect(readme).toContain(`\`${demoPassword}\``);
    expect(readme).toContain(`with the code \`${navigli.code}\``);
  });
});
