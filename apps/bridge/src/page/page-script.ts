export const script = `
  const words = JSON.parse(document.getElementById('words').textContent);
  const language = document.documentElement.lang;
  const byId = (id) => document.getElementById(id);
  const plurals = new Intl.PluralRules(language);
  const say = (key, values = {}) => (words[key + '_' + plurals.select(values.count ?? 0)] ?? words[key])
    .replace(/\\{\\{(\\w+)\\}\\}/g, (_, name) => typeof values[name] === 'number' ? values[name].toLocaleString(language) : values[name]);
  const clockOf = (timeZone) => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', ...(timeZone && { timeZone }) });
  const put = (element, text) => { if (element.textContent !== text) element.textContent = text; };
  const strapName = (strap) => strap < 2 ** 48 ? String(strap).padStart(5, '0')
    : (strap - 2 ** 48).toString(16).toUpperCase().padStart(12, '0').replace(/(..)(?=.)/g, '$1:');
  const fit = (list, count, template) => {
    while (list.children.length > count) list.lastChild.remove();
    while (list.children.length < count) list.appendChild(byId(template).content.firstElementChild.cloneNode(true));
  };
  const away = (hub) => say('hub.away', { time: clockOf(hub.Wall?.TimeZone).format(new Date(hub.AwaySince)) })
    + (hub.Waiting > 0 ? ' ' + say('hub.waiting', { count: hub.Waiting }) : '');

  function showHub(hub) {
    put(byId('name'), say('hub.title', { bridge: String(hub.BridgeId) }));
    put(byId('line'), hub.IsRefused ? say('hub.refused') : hub.AwaySince === null ? say('hub.stored') : away(hub));
    const list = byId('straps');
    list.style.setProperty('--columns', Math.max(1, Math.ceil(Math.sqrt(hub.Heard.length * innerWidth / innerHeight / 1.4))));
    fit(list, hub.Heard.length, 'strap');
    hub.Heard.forEach(({ Strap, Bpm, Ago }, place) => {
      const tile = list.children[place];
      tile.classList.toggle('late', Ago > 5);
      put(tile.children[0], Ago > 5 ? '–' : String(Bpm));
      put(tile.children[1], strapName(Strap));
    });
    list.hidden = hub.Heard.length === 0;
    byId('none').hidden = hub.Heard.length > 0;
    put(byId('none'), hub.Source === null ? say('hub.noRadio') : say('hub.nothing'));
    const error = hub.LastError === null ? '' : ' · ' + say('hub.lastError', { error: hub.LastError });
    const bluetooth = hub.Bluetooth?.Listens ? ' · ' + say('hub.bluetooth', { count: hub.Bluetooth.Straps }) : '';
    put(byId('facts'), say('hub.facts', { version: hub.Version, club: String(hub.ClubId), source: hub.Source ?? '–' }) + bluetooth + error);
    const radios = troubles(hub);
    put(byId('radios'), radios.join(' '));
    byId('radios').hidden = radios.length === 0;
  }

  function troubles(hub) {
    const captures = hub.Captures.filter(({ State }) => State !== 'hears').map(({ Program, State }) => {
      const ended = State === 'ended';
      if (typeof Program === 'string') return say(ended ? 'hub.stickEnded' : 'hub.stickSilent', { stick: Program });
      return say(ended ? 'hub.captureEnded' : 'hub.captureSilent', { program: String(Program) });
    });
    return hub.Bluetooth?.Trouble ? [...captures, say('hub.bluetooth' + hub.Bluetooth.Trouble)] : captures;
  }

  /** How wide a name is in em where it is set narrow, a little more than measured. */
  const emOf = (name) => Math.max(1, [...name].reduce((sum, letter) => sum + (/[fijlrtI1.,:'’ -]/.test(letter) ? 0.34 : /[mwMW…]/.test(letter) ? 0.86 : /\\p{Lu}/u.test(letter) ? 0.66 : 0.56), 0));
  const minutesAndSeconds = (seconds) => Math.floor(seconds / 60) + ':' + String(seconds % 60).padStart(2, '0');

  function showWall(hub) {
    const { Club, Room, Color, TimeZone, Grid, Tiles } = hub.Wall;
    const titles = byId('titles');
    titles.classList.toggle('colored', Color !== null);
    titles.style.setProperty('--color', Color ?? '');
    put(byId('room'), Room ?? Club ?? say('hub.title', { bridge: String(hub.BridgeId) }));
    const isNamed = Club !== null;
    put(byId('club'), isNamed ? [Room === null ? '' : Club, say('live.percentOfMax')].filter(Boolean).join(' · ') : say('hub.namesUnknown'));
    const page = Grid.pages > 1 ? Math.floor(hub.Time / 15000) % Grid.pages : 0;
    put(byId('athletes'), Tiles.length === 0 ? '' : [say('live.athletes', { count: Tiles.length }), Grid.pages > 1 ? say('live.page', { page: page + 1, pages: Grid.pages }) : ''].filter(Boolean).join(' · '));
    put(byId('time'), clockOf(TimeZone).format(new Date(hub.Time)));
    const sentences = [away(hub), ...troubles(hub)];
    put(byId('said'), sentences.join(' '));
    byId('banner').className = 'banner' + (sentences.length > 1 ? ' long' : '');
    const capacity = Grid.columns * Grid.rows;
    const list = byId('tiles');
    list.className = 'tiles of' + capacity;
    byId('wall').classList.toggle('dense', capacity > 24);
    list.style.setProperty('--columns', Grid.columns);
    list.style.setProperty('--rows', Grid.rows);
    const here = Tiles.filter(({ Place }) => Math.floor(Place / capacity) === page);
    fit(list, here.length, 'tile');
    here.forEach((tile, index) => showTile(list.children[index], tile, capacity, page));
    list.hidden = Tiles.length === 0;
    byId('empty').hidden = Tiles.length > 0;
    put(byId('empty'), say('live.putStrapOn'));
  }

  function showTile(element, { Place, Name, Guest, Strap, Bpm, Percent, Zone, Signal, Silence }, capacity, page) {
    const [name, zone, number, figures, ladder, words] = element.children;
    const [value, unit] = number.children;
    const isSilent = Signal === 'lost' || Signal === 'looking';
    const title = Guest !== null ? say('live.guestNumber', { number: Guest }) : Strap !== null ? strapName(Strap) : Name;
    const place = Place - page * capacity;
    element.className = 'tile ' + (isSilent ? 'silent' : Zone === null ? 'unknown' : 'z' + Zone)
      + (Signal === 'held' ? ' held' : '') + ((Percent ?? Bpm) > 99 && Percent !== null ? ' three' : '');
    element.style.order = place;
    put(name, title);
    name.style.setProperty('--em', emOf(title));
    for (const part of [zone, number, ladder]) part.hidden = isSilent;
    words.hidden = !isSilent;
    zone.hidden ||= Zone === null;
    ladder.hidden ||= Zone === null;
    put(zone, 'Z' + Zone);
    put(value, String(Percent ?? Bpm));
    put(unit, Percent === null ? 'bpm' : '%');
    const isRoomy = capacity <= 24;
    put(words, Signal === 'lost' ? say('live.noSignal') + (isRoomy ? ' ' + minutesAndSeconds(Silence) : '') : say(isRoomy ? 'live.looking' : 'live.searching'));
    figures.hidden = (Percent === null && !isSilent) || (Signal === 'looking' && !isRoomy);
    figures.children[0].style.display = isSilent ? 'none' : '';
    put(figures.children[1], Signal === 'looking' ? say('live.comeCloser') : isSilent ? say('live.was', { bpm: Bpm }) : String(Bpm));
  }

  const named = new URLSearchParams(location.search).has('language');
  function show(hub) {
    // The club's language is known once the server sent it.
    if (!named && hub.Language !== null && hub.Language !== language) return location.reload();
    document.body.classList.toggle('unanswered', hub.AwaySince !== null);
    byId('hub').hidden = hub.Wall !== null;
    byId('wall').hidden = hub.Wall === null;
    if (hub.Wall === null) showHub(hub);
    else showWall(hub);
  }
  async function ask() {
    try { show(await (await fetch('state', { signal: AbortSignal.timeout(5000) })).json()); }
    catch {
      document.body.classList.add('unanswered');
      byId('banner').classList.add('broken');
      put(byId('line'), say('hub.silent'));
      put(byId('said'), say('hub.silent'));
    }
    setTimeout(ask, 1000);
  }
  ask();
`;
