export const brands = {
  'brands.added-subject': '{{brand}} has a new owner',
  'brands.added-text':
    '{{by}} made {{owner}} an owner of {{brand}}: of all its clubs, with everything in them, and of who else owns it.',
  'brands.removed-subject': '{{brand}} was taken from an owner',
  'brands.removed-text': '{{by}} took {{brand}} from {{owner}}, who decides over it and its clubs no longer.',
  'brands.by-admin': 'An administrator of the server',
  'brands.look': 'If nobody agreed on this, talk to the other owners now, or to whoever runs this server.',
  'brands.why': 'You get this mail because you own {{brand}}, or owned it until now.',
} as const;
