import type { ExerciseRow } from '@clubpulse/contract/workouts/exercises/exercises';
import type { ExerciseEquipment, Pattern } from '@clubpulse/contract/workouts/exercises/vocabulary';
import { isLoaded } from '../exercises/loads.ts';
import { foldedWords } from '../exercises/search.ts';
import { does, is, isRun, type Trained } from './care.ts';

/** Words of instructions in the four languages, as `foldedWords` leaves them, and what they mean (decision 0158). */

/** Ligatures are no accents: the French heart has one. */
export const folded = (text: string): string[] => foldedWords(text.replaceAll(/œ/gi, 'oe'));

export type Named = Trained & Pick<ExerciseRow, 'ExerciseId'> & { readonly Names: readonly string[] };

interface Term {
  /** Each a word or several. */
  readonly says: readonly string[];
  /** Beside exercises that are called so. */
  readonly means: (exercise: Named) => boolean;
}

const saysOf = (text: string): string[] => text.split('|').map((one) => folded(one).join(' '));
const term = (says: string, means: Term['means'] = () => false): Term => ({ says: saysOf(says), means });
const moving = (says: string, ...patterns: readonly Pattern[]): Term => term(says, (one) => is(one, ...patterns));
const using = (says: string, ...equipment: readonly ExerciseEquipment[]): Term =>
  term(says, ({ Equipment }) => equipment.some((one) => Equipment.includes(one)));

const movements: readonly Term[] = [
  moving('squat|squats|squatting|accosciata|accosciate|sentadilla|sentadillas|cuclillas|accroupi|accroupissement', 'squat'),
  moving('lunge|lunges|lunging|affondo|affondi|zancada|zancadas|estocada|estocadas|fente|fentes', 'lunge'),
  moving('hinge|hinges|hinging|cerniera|cerniere|bisagra|bisagras|charniere|charnieres', 'hinge'),
  term('deadlift|deadlifts|deadlifting|stacco|stacchi|peso muerto|pesos muertos|souleve de terre|souleves de terre'),
  moving(
    'push|pushes|pushing|spinta|spinte|spingere|empuje|empujes|empujar|poussee|poussees|pousser',
    'horizontalPush',
    'verticalPush',
    'isolationPush',
  ),
  moving(
    'pull|pulls|pulling|tirata|tirate|tirare|tiron|tirones|tirar|traccion|tracciones|tirage|tirages|tirer',
    'horizontalPull',
    'verticalPull',
    'isolationPull',
  ),
  term(
    'press|presses|pressing|pressa|presse|developpe|developpes',
    (one) => is(one, 'horizontalPush', 'verticalPush') && isLoaded(one),
  ),
  moving('overhead|sopra la testa|por encima de la cabeza|au dessus de la tete', 'verticalPush'),
  term('push up|push ups|pushup|pushups|piegamento|piegamenti|flexion|flexiones|pompe|pompes'),
  term('pull up|pull ups|pullup|pullups|chin up|chin ups|trazione|trazioni|dominada|dominadas|traction|tractions'),
  term('plank|planks|planking|plancha|planchas|planche|planches|gainage'),
  term('crunch|crunches|sit up|sit ups|situp|situps|abdominales|releve de buste'),
  term('row|rows|rowing|rematore|rematori|vogata|remo|remos|rameur'),
  term('curl|curls|curling'),
  term('dip|dips|fondos'),
  term('fly|flys|flies|croci|aperturas|ecarte|ecartes'),
  term('burpee|burpees'),
  term('thruster|thrusters'),
  term('swing|swings'),
  term('bridge|bridges|ponte|ponti|puente|puentes|pont|ponts'),
  term('run|runs|running|jog|jogging|corsa|corse|correre|carrera|carreras|correr|course|courses|courir', isRun),
  term('walk|walks|walking|camminata|camminate|camminare|caminata|caminatas|caminar|marche|marcher'),
  moving(
    'twist|twists|twisting|rotation|rotations|torsione|torsioni|rotazione|rotazioni|torsion|torsiones|giro|giros',
    'rotation',
  ),
  moving('carry|carries|trasporto|trasporti|transporte|transportes|porte', 'carry'),
  moving('stretch|stretches|stretching|allungamento|allungamenti|estiramiento|estiramientos|etirement|etirements', 'stretch'),
  moving('cardio', 'cardio'),
  term(
    'olympic lift|olympic lifts|olympic lifting|weightlifting|sollevamento olimpico|sollevamenti olimpici|halterofilia|halterophilie',
    (one) => does(one, 'olympicLifting'),
  ),
];

const things: readonly Term[] = [
  term(
    'equipment|attrezzo|attrezzi|attrezzatura|material|equipamiento|materiel|equipement',
    ({ Equipment }) => !Equipment.includes('none'),
  ),
  using(
    'weights|free weights|pesi|pesi liberi|pesas|pesos libres|poids|poids libres',
    'barbell',
    'ezBar',
    'trapBar',
    'landmine',
    'dumbbell',
    'kettlebell',
    'medicineBall',
  ),
  using('barbell|barbells|bilanciere|bilancieri|barra|barras|barre|barres', 'barbell', 'ezBar', 'trapBar', 'landmine'),
  using('ez bar|ez bars|bilanciere ez|barra ez|barre ez', 'ezBar'),
  using('trap bar|trap bars|barra hexagonal|barras hexagonales', 'trapBar'),
  using('landmine|landmines', 'landmine'),
  using('dumbbell|dumbbells|dumbell|dumbells|manubrio|manubri|mancuerna|mancuernas|haltere|halteres', 'dumbbell'),
  using('kettlebell|kettlebells|pesa rusa|pesas rusas', 'kettlebell'),
  using(
    'ball|balls|palla|palle|pallone|pelota|pelotas|balon|balones|ballon|ballons|medecine ball|medecine balls',
    'medicineBall',
    'stabilityBall',
  ),
  using('medicine ball|medicine balls|palla medica|palle mediche|balon medicinal|balones medicinales', 'medicineBall'),
  using(
    'stability ball|stability balls|swiss ball|gym ball|fitball|fitballs|pelota de estabilidad|ballon de gym',
    'stabilityBall',
  ),
  using('bench|benches|panca|panche|banco|bancos|banca|banc|bancs', 'bench'),
  using('machine|machines|macchina|macchine|maquina|maquinas', 'machine', 'smithMachine'),
  using('smith machine|smith machines|smith|multipower|maquina smith|barre guidee', 'smithMachine'),
  using('cable|cables|cavo|cavi|polea|poleas|poulie|poulies', 'cable'),
  using('pull up bar|pull up bars|sbarra|sbarre|barra de dominadas|barre de traction|barre fixe', 'pullUpBar'),
  using('dip bar|dip bars|parallel bars|parallele|paralelas|barres paralleles|barres a dips', 'dipBars'),
  using(
    'suspension trainer|suspension trainers|suspension|trx|sospensione|cinghie|correas|sangles|sangles de suspension',
    'suspensionTrainer',
  ),
  using(
    'band|bands|resistance band|resistance bands|elastico|elastici|banda|bande|banda elastica|bandas|bandas elasticas|elasticos|bandes|elastique|elastiques|bande elastique|bandes elastiques',
    'resistanceBand',
  ),
  using('box|boxes|plyo box|plyo boxes|cajon|cajones|boite|boites', 'plyoBox'),
  using('rope|ropes|corda|corde|cuerda|cuerdas|cordes', 'jumpRope', 'battleRope'),
  using('jump rope|jump ropes|skipping rope|corda per saltare|comba|combas|corde a sauter', 'jumpRope'),
  using('battle rope|battle ropes|cuerdas de batalla|corde ondulatoire|cordes ondulatoires', 'battleRope'),
  using('sled|sleds|slitta|slitte|trineo|trineos|traineau|traineaux', 'sled'),
  using('ab wheel|ab wheels|ruota|ruote|rueda|rueda abdominal|ruedas|roue|roulette abdominale', 'abWheel'),
  using('mat|mats|tappetino|tappetini|materassino|esterilla|esterillas|colchoneta|colchonetas|tapis', 'mat'),
  using('chair|chairs|sedia|sedie|silla|sillas|chaise|chaises', 'chair'),
  using('bosu|balance dome|balance domes', 'bosu'),
  using('foam roller|foam rollers|roller|rullo|rulli|rodillo|rodillos|rouleau|rouleaux', 'foamRoller'),
  using('treadmill|treadmills|tapis roulant|cinta|cintas|cinta de correr|tapis de course', 'treadmill'),
  using(
    'bike|bikes|bicycle|cycling|bici|bicicletta|ciclismo|bicicleta|bicicletas|velo|velos',
    'stationaryBike',
    'spinBike',
    'airBike',
  ),
  using('cyclette|exercise bike|bicicleta estatica|velo d appartement', 'stationaryBike'),
  using('spin bike|spin bikes|spinning', 'spinBike'),
  using('air bike|air bikes|assault bike', 'airBike'),
  using('rower|rowers|rowing machine|vogatore|vogatori|remo indoor|rameur|rameurs', 'rower'),
  using('elliptical|ellipticals|cross trainer|ellittica|ellittiche|eliptica|elipticas|elliptique|elliptiques', 'elliptical'),
  using('stair climber|stair climbers|stepper|escaladora|escaladoras|simulateur d escalier', 'stairClimber'),
  using('ski erg|ski ergometer|ski ergometro|ergometro de esqui|ergometre de ski', 'skiErg'),
];

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

const said = [...movements, ...things].flatMap((one) => one.says.map((says) => ({ says, one })));
/** Each phrase of several terms means them all: in French a rower is a machine and a row. */
export const termsBy: ReadonlyMap<string, readonly Term[]> = new Map(
  [...Map.groupBy(said, ({ says }) => says)].map(([says, found]) => [says, found.map(({ one }) => one)]),
);

/** What somebody has not, or does not do. */
export const denials = words(`no not never nothing none without t
  non nessun nessuno nessuna mai niente nulla senza
  ningun ninguno ninguna nunca nada sin
  pas aucun aucune jamais rien sans`);
/** What is not to be. */
export const forbiddings = words(`avoid avoiding skip skipping exclude excluding except omit hate hates dislike dislikes
  evitare evita evitate evitando escludi escludere escludendo tranne eccetto odia
  evitar evite eviten evitando excluir excluye excluya excepto salvo odia
  eviter evitez evitant exclure excluez exclus sauf deteste`);
export const joiners = words(`and or nor e ed o oppure ne y u ni et ou`);
/** What is said goes for this as well. */
export const additions = words(`too also
  anche pure inoltre neanche nemmeno neppure
  tambien tampoco
  aussi egalement`);
/** Between what is named and what is said of it. */
export const copulas = words(`is are s re be
  e sono va vanno
  es son esta estan queda quedan
  est sont`);
/** Said of what is not to be, behind it. */
export const dismissals = words(`bad out off forbidden banned excluded prohibited avoided
  vietato vietata vietati vietate proibito proibita proibiti proibite escluso esclusa esclusi escluse evitato evitata evitati evitate
  evitare sconsigliato sconsigliata sconsigliati sconsigliate dannoso dannosa dannosi dannose fuori
  malo mala malos malas prohibido prohibida prohibidos prohibidas excluido excluida excluidos excluidas descartado descartada
  descartados descartadas desaconsejado desaconsejada desaconsejados desaconsejadas evitar fuera
  mauvais mauvaise mauvaises interdit interdite interdits interdites exclu exclue exclus exclues proscrit proscrite proscrits
  proscrites deconseille deconseillee deconseilles deconseillees eviter`);
/** From here on something else is said. */
export const contrasts = words(`because due since only just more instead than if when while
  perche solo soltanto piu invece se quando
  porque solamente mas si cuando
  car parce seulement plus quand`);
/** Words that begin another clause. */
export const turns = words(`but however ma pero sino mais`);

export const fillers =
  words(`a an the any some of to in at on with for from please do does doing use using used have has had having i we
  she he her his my is am are be been it this that these don doesn didn can won s d l m all left right both exercise exercises
  movement movements
  il lo la i gli le un una uno di del dello della dei degli delle da con su sul sulla al allo alla ai agli alle nel nella per fare
  usare uso ho ha abbiamo sono mi si fa destro destra sinistro sinistra esercizio esercizi movimento movimenti qualsiasi
  el los las unos unas de en por para hacer usar tengo tiene hay es son me su hace derecho derecha izquierdo izquierda ejercicio
  ejercicios movimientos
  les des du au aux a avec sur dans pour faire utiliser j n ai as elle est sont mon ma mes sa ses fait gauche droit droite exercice
  exercices mouvement mouvements que qu`);
/** What follows a problem and comes before what has it. */
export const prepositions = words(`with in at of on to my the
  al allo alla ai alle con di del della nel nella
  de en la el los las
  au aux a du des le les`);

export const problems =
  words(`problem problems pain pains painful hurt hurts hurting sore injury injuries injured ache aches aching
  trouble troubles issue issues wrong discomfort
  dolore dolori dolente duole dolgono male problema problemi fastidio fastidi infortunio infortuni lesione lesioni
  dolor dolores dano duele duelen problemas molestia molestias lesion lesiones
  mal maux douleur douleurs douloureux douloureuse probleme problemes gene blessure blessures`);
/** Of who is well. */
export const wellness = words(`fine healthy ok okay sano sana sani sane bene bien sanos sanas sain saine sains saines`);
