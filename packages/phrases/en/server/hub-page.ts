/** What a hub's own page says; the hub carries it itself. */
export const hubPage = {
  'hub.tab': 'Clubpulse hub',
  'hub.title': 'Hub {{bridge}}',
  'hub.stored': 'All is well: the server stores what is heard.',
  'hub.away': 'The server has not answered since {{time}}.',
  'hub.waiting_one': 'One second waits here and goes when it is back: nothing is lost.',
  'hub.waiting_other': '{{count}} seconds wait here and go when it is back: nothing is lost.',
  'hub.noRadio': 'Nothing is listened to: the hub was started without a radio.',
  'hub.nothing': 'No strap is heard. Moisten the electrodes and put it on.',
  'hub.lastError': 'last error: {{error}}',
  'hub.facts': 'Version {{version}} · club {{club}} · {{source}}',
  'hub.silent': 'The hub does not answer. Is its power on?',
  'hub.captureEnded': 'Capture program {{program}} ends and is started again: is its stick plugged in?',
  'hub.captureSilent': 'Capture program {{program}} hears nothing while another does: look at its stick.',
  'hub.stickEnded': 'ANT+ stick {{stick}} is not heard: is it plugged in?',
  'hub.stickSilent': 'ANT+ stick {{stick}} hears nothing while another does: move it nearer.',
};
