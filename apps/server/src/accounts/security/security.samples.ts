import type { Samples } from '../../test/sample.ts';

export const samples: Samples = {
  calls: ({ club, athlete }) => {
    const params = { id: athlete };
    const unknown = { ErrorType: 'NotFound' };
    const invalid = { ErrorType: 'ValidationFailed' };
    return {
      'security.get': { params, answer: { IsHere: true, HasApp: false, RecoveryCodesLeft: 0 } },
      'security.sessions': { params, answer: [{ IsThis: true }] },
      'security.log': {
        params,
        answer: ['emailAsked', 'tokenMade', 'wrongPassword', 'emailAsked', 'sessionEnded'].map((Kind) => ({ Kind })),
      },
      'security.endSession': { params: { ...params, sessionId: 'of-nobody' }, answer: unknown },
      'security.endOtherSessions': { params },
      'security.changeEmail': { params, body: { Email: 'another-address@example.com' } },
      'security.changePassword': {
        params,
        body: { Password: 'not the present one', NewPassword: 'four bells ring', EndOthers: false },
        answer: { ...invalid, errors: [{ field: 'Password' }] },
      },
      'security.beginApp': { params, answer: {} },
      'security.confirmApp': { params, body: { Code: '000000' }, answer: { ...invalid, errors: [{ field: 'Code' }] } },
      'security.removeApp': { params, answer: unknown },
      'security.newCodes': { params, answer: unknown },
      // This input is never valid: browsers create no passkey for a numeric address.
      'security.beginPasskey': { params, answer: unknown },
      'security.addPasskey': {
        params,
        body: {
          Name: 'Phone',
          Response: {
            id: 'a',
            rawId: 'a',
            type: 'public-key',
            response: { clientDataJSON: 'a', attestationObject: 'a' },
            clientExtensionResults: {},
          },
        },
        answer: { ...invalid, errors: [{ field: 'Response' }] },
      },
      'security.removePasskey': { params: { ...params, passkeyId: 999_999_999 }, answer: unknown },
      'security.resetFactors': { params, answer: unknown },
      'security.demand': { params: { id: club }, answer: { Demanded: false, StaffWithFactor: 0 } },
      'security.setDemand': { params: { id: club }, body: { Demanded: false }, answer: { Demanded: false } },
    };
  },
};
