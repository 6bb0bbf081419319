import type { membership as en } from '../../en/server/membership.ts';
import type { Translated } from '../../phrases.ts';

export const membership: Translated<typeof en> = {
  'membership.code-subject': '{{code}} est votre code pour {{club}}',
  'membership.code-text':
    'Vous retirez votre propre rôle à {{club}}. Pour confirmer, saisissez ce code : {{code}}. Il est valable {{minutes}} minutes. Si ce n’était pas vous, changez votre mot de passe : quelqu’un utilise votre compte.',
  'membership.code-why': 'Vous recevez ce mail parce que quelqu’un, avec votre compte, retire votre rôle.',
};
