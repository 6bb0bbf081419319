export const membership = {
  'membership.code-subject': '{{code}} is your code for {{club}}',
  'membership.code-text':
    'You are removing your own role at {{club}}. Enter this code to confirm it: {{code}}. It is valid for {{minutes}} minutes. If it was not you, change your password: someone uses your account.',
  'membership.code-why': 'You get this e-mail because someone with your account is removing your role.',
} as const;
