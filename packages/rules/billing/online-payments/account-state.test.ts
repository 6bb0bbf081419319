import { describe, expect, it } from 'vitest';
import { type AccountFacts, accountState } from './account-state.ts';

const ready: AccountFacts = {
  DetailsSubmitted: true,
  ChargesEnabled: true,
  PayoutsEnabled: true,
  DisabledReason: null,
  Missing: [],
};

describe('the state of a payment account', () => {
  it.each([
    ['Onboarding', { ...ready, DetailsSubmitted: false }],
    ['Onboarding', { ...ready, DetailsSubmitted: false, Missing: ['external_account'], DisabledReason: 'requirements.past_due' }],
    ['Inactive', { ...ready, DisabledReason: 'rejected.fraud', Missing: ['external_account'] }],
    ['Inactive', { ...ready, DisabledReason: 'under_review' }],
    ['Inactive', { ...ready, DisabledReason: 'listed' }],
    ['Inactive', { ...ready, DisabledReason: 'platform_paused' }],
    ['MissingData', { ...ready, Missing: ['individual.verification.document'] }],
    ['MissingData', { ...ready, ChargesEnabled: false, DisabledReason: 'requirements.past_due' }],
    ['Active', ready],
    ['Inactive', { ...ready, ChargesEnabled: false, DisabledReason: 'requirements.pending_verification' }],
    ['Inactive', { ...ready, PayoutsEnabled: false }],
  ] as const)('is %s for %j', (state, facts) => {
    expect(accountState(facts)).toBe(state);
  });
});
