export interface SampleRequest {
  readonly method: string;
  readonly url: string;
  readonly body: unknown;
}

export const sampleLanguages = ['curl', 'TypeScript', 'Python'] as const;
export type SampleLanguage = (typeof sampleLanguages)[number];

const indented = (text: string): string => text.replaceAll('\n', '\n  ');
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

function python(value: unknown): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (Array.isArray(value)) return `[${value.map(python).join(', ')}]`;
  if (typeof value !== 'object') return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, one]) => `${JSON.stringify(key)}: ${python(one)}`)
    .join(', ')}}`;
}

const inCurl = ({ method, url, body }: SampleRequest): string =>
  [
    `curl${method === 'GET' ? '' : ` -X ${method}`} ${quoted(url)}`,
    `-H "Authorization: Bearer $CLUBPULSE_TOKEN"`,
    ...(body === undefined ? [] : [`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(body))}`]),
  ].join(' \\\n  ');

const inTypeScript = ({ method, url, body }: SampleRequest): string =>
  [
    `const response = await fetch(${JSON.stringify(url)}, {`,
    `  method: '${method}',`,
    '  headers: {',
    '    authorization: `Bearer ${process.env.CLUBPULSE_TOKEN}`,',
    ...(body === undefined ? [] : [`    'content-type': 'application/json',`]),
    '  },',
    ...(body === undefined ? [] : [`  body: JSON.stringify(${indented(JSON.stringify(body, null, 2))}),`]),
    '});',
    'if (!response.ok) throw new Error((await response.json()).ErrorType);',
  ].join('\n');

const inPython = ({ method, url, body }: SampleRequest): string =>
  [
    'import os, requests',
    '',
    `response = requests.${method.toLowerCase()}(`,
    `    ${JSON.stringify(url)},`,
    `    headers={"Authorization": "Bearer " + os.environ["CLUBPULSE_TOKEN"]},`,
    ...(body === undefined ? [] : [`    json=${python(body)},`]),
    ')',
    'if not response.ok:',
    '    raise RuntimeError(response.json()["ErrorType"])',
  ].join('\n');

const inLanguage = { curl: inCurl, TypeScript: inTypeScript, Python: inPython } as const;

export const codeOf = (language: SampleLanguage, request: SampleRequest): string => inLanguage[language](request);
