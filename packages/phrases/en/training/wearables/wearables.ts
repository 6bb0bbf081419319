export const wearables = {
  'wearables.title': 'Garmin watch',
  'wearables.lead':
    'What your watch records is added to your journal automatically, with heart rates, route and figures, even if you sync it later.',
  'wearables.connect': 'Connect with Garmin',
  'wearables.again': 'Connect to Garmin again',
  'wearables.hint':
    'Garmin asks you what it may send: allow activities, and health data if you want to see it here. Health data is stored only after you agree in My health. Who sees your trainings stays as you chose.',
  'wearables.connected': 'Connected since {{day}}',
  'wearables.heard': 'Last data {{when}}',
  'wearables.unheard': 'No data yet. Sync your watch after a training.',
  'wearables.ended': 'Garmin ended the connection on {{day}}. Earlier data stays in your journal.',
  'wearables.withheld':
    'Garmin does not send trainings because activities are not allowed there. Allow them in your Garmin account under connected apps.',
  'wearables.disconnect': 'Disconnect watch',
  'wearables.disconnectTitle': 'Disconnect from Garmin?',
  'wearables.disconnectText':
    'Garmin is asked to send nothing more. Your trainings, nights and days stay here; if you connect another watch, you are asked again about health data.',
  'wearables.keep': 'Stay connected',
  'wearables.disconnected': 'Your Garmin watch is disconnected',
  'wearables.waits': 'Connecting to Garmin',
  'wearables.done': 'Your Garmin watch is connected',
  'wearables.declined': 'You did not allow it at Garmin. Nothing was connected.',
  'wearables.off': 'This server is no longer connected to Garmin. You can still disconnect.',
} as const;
