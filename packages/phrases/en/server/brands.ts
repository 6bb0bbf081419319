export const brands = {
  'brands.added-subject': '{{brand}} has a new owner',
  'brands.added-text':
    '{{by}} made {{owner}} an owner of {{brand}}, with rights for all its clubs, everything in them, and its owners.',
  'brands.removed-subject': '{{brand}} has one owner less',
  'brands.removed-text': '{{by}} removed {{owner}} as owner of {{brand}} and its clubs.',
  'brands.by-admin': 'An administrator of the server',
  'brands.look': 'If you did not agree on this, talk to the other owners now, or to the administrator of this server.',
  'brands.why': 'You get this e-mail because you own {{brand}}, or owned it until now.',
} as const;
