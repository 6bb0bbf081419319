import { zoneOf } from '@clubpulse/contract/accounts/lookups';
import { clubNameSchema } from '@clubpulse/contract/clubs/clubs';
import type { FieldError } from '@clubpulse/contract/errors';
import { isRefusal } from '@clubpulse/contract/errors';
import { emailSchema, lineSchema, requiredLineSchema } from '@clubpulse/contract/scalars';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { currencies } from '../../accounts/lookups/public.ts';
import { assetRoutes } from '../../platform/identity/pages/assets.routes.ts';
import type { Problems } from '../../platform/identity/pages/fields.ts';
import { signInAddress } from '../../platform/identity/pages/just-made.ts';
import { pageScope } from '../../platform/identity/pages/page-scope.ts';
import { cookieOf, setCookie, visitorOf } from '../../platform/identity/pages/visit.ts';
import { passwordProblem } from '../../platform/identity/passwords.ts';
import { clubReadyPage, deadFirstStartPage, type FirstStartForm, firstStartPage } from './first-start.pages.ts';
import type { FirstStart } from './first-start.service.ts';

const PATH = '/first-start';
const FIRST_STEPS = '#/FirstClub';
const COOKIE = 'clubpulse_first_start';
const querySchema = z.object({
  code: z
    .string()
    .regex(/^[\w-]{20,100}$/)
    .optional(),
});
const text = z.string().trim().catch('');
const formSchema = z.object({
  email: text,
  password: z.string().catch(''),
  firstName: text,
  lastName: text,
  name: text,
  timeZone: text,
  currency: text,
});
const firstNameSchema = requiredLineSchema(100);
const lastNameSchema = lineSchema(100);
type Form = z.output<typeof formSchema>;

interface Options {
  readonly firstStart: FirstStart;
  readonly publicUrl: string;
  readonly embeddedIdentity: boolean;
  readonly admit: ((reply: FastifyReply, accountId: string) => void) | undefined;
  readonly formsPerMinute: number;
}

export async function firstStartRoutes(app: FastifyInstance, options: Options): Promise<void> {
  const { firstStart, publicUrl, embeddedIdentity, admit, formsPerMinute } = options;
  const appUrl = `${publicUrl}/`;
  const secure = publicUrl.startsWith('https:');
  const openerOf = (request: FastifyRequest, reply: FastifyReply) =>
    visitorOf(request, reply, { path: PATH, below: PATH, secure });
  const codeOf = (request: FastifyRequest) => cookieOf(request.headers.cookie, COOKIE) ?? '';
  const show = (reply: FastifyReply, page: string, status = 200) =>
    reply.code(status).type('text/html; charset=utf-8').send(page);

  if (!embeddedIdentity) await app.register(assetRoutes);
  await pageScope(app, { appUrl, origins: [new URL(publicUrl).origin] }, (pages) => {
    pages.get(PATH, async (request, reply) => {
      const person = openerOf(request, reply);
      const { code } = querySchema.catch({}).parse(request.query);
      // The code moves to a cookie. In the URL, browser history and proxy logs would store it.
      if (code !== undefined) return setCookie(reply, COOKIE, code, PATH, secure).redirect(PATH, 303);
      if (!(await firstStart.holds(codeOf(request)))) return show(reply, deadFirstStartPage(person, appUrl), 410);
      return show(reply, firstStartPage(person, { ...emptyForm(), withPassword: embeddedIdentity }));
    });

    pages.post(PATH, { config: { rateLimit: { max: formsPerMinute, timeWindow: 60_000 } } }, async (request, reply) => {
      const person = openerOf(request, reply);
      const code = codeOf(request);
      if (!(await firstStart.holds(code))) return show(reply, deadFirstStartPage(person, appUrl), 410);
      const form = formSchema.parse(request.body);
      const { email, password, firstName, lastName, name, timeZone, currency } = form;
      const wrong = { problems: problemsOf(form, embeddedIdentity), errors: errorsOf(form) };
      const again = (problems: Pick<FirstStartForm, 'problems' | 'errors' | 'isTaken'>) =>
        show(reply, firstStartPage(person, { ...form, ...problems, withPassword: embeddedIdentity }), 422);
      if (wrong.errors.length > 0 || Object.keys(wrong.problems).length > 0) return again(wrong);

      const club = {
        name: clubNameSchema.parse(name),
        timeZone: zoneOf(timeZone) ?? timeZone,
        currency,
        language: person.language,
      };
      const address = email.toLowerCase();
      const made = await firstStart.create(code, {
        ...club,
        firstName: firstNameSchema.parse(firstName),
        lastName: lastNameSchema.parse(lastName),
        email: address,
        password: embeddedIdentity ? password : undefined,
      });
      if (!isRefusal(made)) {
        if (made.accountId !== undefined) admit?.(reply, made.accountId);
        const ready = { name, email: address, code: made.code, appUrl: signInAddress(appUrl + FIRST_STEPS, person.language) };
        return show(reply, clubReadyPage(person, ready));
      }
      if (made.refused === 'EmailExists') return again({ ...wrong, isTaken: true });
      return show(reply, deadFirstStartPage(person, appUrl), 410);
    });
  });
}

const emptyForm = () => ({
  email: '',
  firstName: '',
  lastName: '',
  name: '',
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  currency: 'EUR',
  ownZone: true,
  problems: {},
  errors: [],
});

function problemsOf({ email, password }: Form, withPassword: boolean): Problems {
  const isEmail = emailSchema.safeParse(email).success;
  const wrongPassword = withPassword ? passwordProblem(password, email) : undefined;
  return {
    ...(email === '' ? { email: 'identity.email-required' } : isEmail ? {} : { email: 'identity.email-invalid' }),
    ...(wrongPassword && { password: wrongPassword }),
  };
}

function errorsOf({ firstName, lastName, name, timeZone, currency }: Form): FieldError[] {
  const wrong = (field: string, schema: z.ZodType, value: string) => {
    const { error } = schema.safeParse(value);
    return error ? [{ field, key: error.issues[0]?.message ?? 'invalid-value' }] : [];
  };
  const knowsCurrency = currencies('en').some(({ Code }) => Code === currency);
  return [
    ...wrong('firstName', firstNameSchema, firstName),
    ...wrong('lastName', lastNameSchema, lastName),
    ...wrong('name', clubNameSchema, name),
    ...(zoneOf(timeZone) ? [] : [{ field: 'timeZone', key: 'invalid-time-zone' }]),
    ...(knowsCurrency ? [] : [{ field: 'currency', key: 'invalid-value' }]),
  ];
}
