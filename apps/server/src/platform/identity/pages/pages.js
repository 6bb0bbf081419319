for (const button of document.querySelectorAll('[data-show]')) {
  const input = document.getElementById(button.dataset.show);
  button.hidden = false;
  button.addEventListener('click', () => {
    const shown = input.type === 'text';
    input.type = shown ? 'password' : 'text';
    button.setAttribute('aria-pressed', String(!shown));
  });
  // Browsers would store a visible password as ordinary text.
  input.form.addEventListener('submit', () => {
    input.type = 'password';
  });
}

document.querySelector('[data-press]')?.click();

const zones = document.querySelector('[data-own-zone]');
const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
if ([...(zones?.options ?? [])].some((option) => option.value === ownZone)) zones.value = ownZone;

const picker = document.querySelector('details.lang');
document.addEventListener('click', (event) => {
  if (picker?.open && !picker.contains(event.target)) picker.open = false;
});
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || !picker?.open) return;
  picker.open = false;
  picker.querySelector('summary').focus();
});

const { browserSupportsWebAuthn, startAuthentication } = globalThis.SimpleWebAuthnBrowser ?? {};
for (const form of document.querySelectorAll('[data-passkey]')) {
  form.hidden = browserSupportsWebAuthn?.() !== true;
  const problem = form.querySelector('[role=alert]');
  const use = async () => {
    try {
      const answer = await startAuthentication({ optionsJSON: JSON.parse(form.dataset.passkey) });
      form.elements.response.value = JSON.stringify(answer);
      form.elements.stay.value = document.querySelector('input[type=checkbox][name=stay]')?.checked ? 'on' : '';
      form.submit();
    } catch {
      // Declined, timed out or no passkey: the other ways stay available.
      problem.hidden = false;
    }
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    problem.hidden = true;
    void use();
  });
}
