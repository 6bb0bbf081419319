const TOKEN = 'clubpulse-api-token';
const LANGUAGE = 'clubpulse-api-language';
const AGREED = 'clubpulse-api-writes';

const form = document.getElementById('try');
const token = document.getElementById('token');
const body = document.getElementById('body');
const asks = document.getElementById('asks');
const answer = document.getElementById('answer');
const languages = [...document.querySelectorAll('input[name="language"]')];

if (window.matchMedia('(max-width: 1199px)').matches) document.querySelector('.menu')?.removeAttribute('open');
document.querySelector('nav [aria-current]')?.scrollIntoView({ block: 'nearest' });

// The token ends with the tab.
if (token) {
  token.value = sessionStorage.getItem(TOKEN) ?? '';
  token.addEventListener('input', () => sessionStorage.setItem(TOKEN, token.value.trim()));
}
const chosen = languages.find(({ value }) => value === sessionStorage.getItem(LANGUAGE));
if (chosen) chosen.checked = true;
for (const one of languages) one.addEventListener('change', () => sessionStorage.setItem(LANGUAGE, one.value));

for (const button of document.querySelectorAll('[data-copy]'))
  button.addEventListener('click', () => {
    void navigator.clipboard.writeText(button.nextElementSibling.textContent).then(() => {
      button.textContent = 'Copied';
    });
  });

function requestOf() {
  const fields = [...form.querySelectorAll('[data-place]')].filter(({ value }) => value !== '');
  const placed = (place) => fields.filter((field) => field.dataset.place === place).map(({ name, value }) => [name, value]);
  const ids = new Map(placed('path'));
  const path = form.dataset.path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(ids.get(name) ?? ''));
  const query = new URLSearchParams(placed('query')).toString();
  const headers = Object.fromEntries(placed('header'));
  if (token && token.value.trim() !== '') headers.authorization = `Bearer ${token.value.trim()}`;
  if (body) headers['content-type'] = 'application/json';
  return {
    url: `${form.dataset.root}${path.slice(1)}${query === '' ? '' : `?${query}`}`,
    init: { method: form.dataset.method, headers, ...(body ? { body: body.value } : {}) },
  };
}

function pretty(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function show(state, isFailed, text) {
  const line = document.createElement('p');
  line.className = isFailed ? 'failed' : 'done';
  line.textContent = state;
  const content = document.createElement('pre');
  content.tabIndex = 0;
  content.textContent = text;
  answer.replaceChildren(line, ...(text === '' ? [] : [content]));
}

async function send() {
  const { url, init } = requestOf();
  if (init.method !== 'GET' && sessionStorage.getItem(AGREED) === null) {
    sessionStorage.setItem(AGREED, 'asked');
    asks.textContent =
      'This changes real data of the club of this token. Press Send again to send it. This is asked once per tab.';
    return;
  }
  asks.textContent = '';
  const begin = performance.now();
  try {
    const response = await fetch(url, init);
    const text = await response.text();
    show(`${response.status}, ${Math.round(performance.now() - begin)} ms`, !response.ok, pretty(text));
  } catch {
    show('No response', true, '');
  }
}

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  void send();
});

document.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) return form?.requestSubmit();
  if (event.metaKey || event.ctrlKey || event.altKey || event.target.closest('input, textarea')) return;
  if (event.key === '/') {
    event.preventDefault();
    document.getElementById('find').focus();
  }
  const language = languages[Number(event.key) - 1];
  if (language) language.click();
});
