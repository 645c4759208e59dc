import type { KnownLanguage } from '../fact.ts'

/** People and bodies that do something to each other, one row for each in five languages: en, de, fr, es, pt; forms of both sexes. */
const ROWS = `
tenant lessee renter | mieter pächter | locataire | inquilino arrendatario | inquilino locatário
landlord lessor | vermieter verpächter | propriétaire bailleur | propietario casero arrendador | proprietário senhorio locador
buyer purchaser | käufer | acheteur acheteuse acquéreur | comprador | comprador
seller vendor | verkäufer | vendeur vendeuse | vendedor | vendedor
supplier | lieferant | fournisseur | proveedor | fornecedor
customer client | kunde kundin | client | cliente | cliente
contractor | auftragnehmer | prestataire | contratista | contratado empreiteiro
employer | arbeitgeber | employeur | empleador | empregador
employee worker | arbeitnehmer mitarbeiter | salarié employé travailleur | empleado trabajador | empregado funcionário trabalhador
manager | leiter | gérant responsable | gerente | gerente
boss | chef chefin | patron patronne | jefe jefa | chefe
company firm | firma unternehmen | entreprise société | empresa | empresa
doctor physician | arzt ärztin | médecin | médico doctor | médico
patient | patient | patient | paciente | paciente
nurse | krankenschwester pfleger | infirmier infirmière | enfermero | enfermeiro
surgeon | chirurg | chirurgien | cirujano | cirurgião
teacher | lehrer | professeur enseignant | profesor maestro | professor
pupil student | schüler student | élève étudiant | alumno estudiante | aluno estudante
parent | eltern | parent | padres | pais
child children | kind kinder | enfant | niño | criança
mother mum mom | mutter mama | mère maman | madre mamá | mãe
father dad | vater papa | père papa | padre papá | pai
brother | bruder | frère | hermano | irmão
sister | schwester | sœur soeur | hermana | irmã
son | sohn | fils | hijo | filho
daughter | tochter | fille | hija | filha
uncle | onkel | oncle | tío | tio
aunt | tante | tante | tía | tia
grandmother | großmutter oma | grand-mère | abuela | avó
grandfather | großvater opa | grand-père | abuelo | avô
husband | mann ehemann | mari | marido esposo | marido esposo
wife | ehefrau | épouse | esposa mujer | esposa
neighbour neighbor | nachbar | voisin | vecino | vizinho
colleague | kollege kollegin | collègue | colega compañero | colega
insurer | versicherer | assureur | aseguradora | seguradora
policyholder | versicherungsnehmer | assuré | asegurado | segurado
bank | bank | banque | banco | banco
creditor lender | gläubiger kreditgeber darlehensgeber | créancier prêteur | acreedor prestamista | credor
debtor borrower | schuldner | débiteur emprunteur | deudor prestatario | devedor
court | gericht | tribunal | tribunal juzgado | tribunal
judge | richter | juge | juez jueza | juiz juíza
plaintiff claimant | kläger | plaignant demandeur | demandante | autor requerente
defendant | beklagte angeklagte | accusé défendeur | acusado demandado | réu acusado
lawyer solicitor attorney | anwalt anwältin rechtsanwalt | avocat | abogado | advogado
witness | zeuge zeugin | témoin | testigo | testemunha
police | polizei | police | policía | polícia
policeman officer | polizist | policier | agente | policial
thief burglar | dieb einbrecher | voleur cambrioleur | ladrón | ladrão
driver | fahrer | conducteur conductrice | conductor | motorista
cyclist | radfahrer | cycliste | ciclista | ciclista
passenger | fahrgast passagier | passager | pasajero | passageiro
airline | fluggesellschaft airline | compagnie | aerolínea | companhia
host | gastgeber | hôte | anfitrión | anfitrião
guest | gast | invité | huésped invitado | hóspede convidado
author | autor | auteur autrice | autor | autor
editor publisher | verlag lektor | éditeur | editor editorial | editor editora
minister | minister | ministre | ministro | ministro
president | präsident | président | presidente | presidente
mayor | bürgermeister | maire | alcalde | prefeito
prefect | präfekt | préfet | prefecto | delegado
government | regierung | gouvernement | gobierno | governo
parliament | parlament bundestag | parlement | parlamento | parlamento
council | rat stadtrat | conseil | ayuntamiento concejo | câmara
union | gewerkschaft | syndicat | sindicato | sindicato
coach | trainer | entraîneur | entrenador | treinador
goalkeeper | torwart | gardien | portero | goleiro
referee | schiedsrichter | arbitre | árbitro | árbitro
user | nutzer benutzer | utilisateur | usuario | usuário
administrator admin | administrator | administrateur | administrador | administrador
owner | eigentümer besitzer | possesseur | dueño | dono
agent agency | makler agentur | agence | agencia | agência
applicant candidate | bewerber kandidat | candidat | candidato solicitante | candidato
director | direktor | directeur directrice | director | diretor
secretary | sekretär | secrétaire | secretario | secretário
assistant | assistent | assistant | asistente | assistente
inspector | prüfer | inspecteur | inspector | inspetor
architect | architekt | architecte | arquitecto | arquiteto
dog | hund | chien | perro | cachorro cão
cat | katze | chat | gato | gato
postman | briefträger postbote | facteur | cartero | carteiro
waiter | kellner | serveur | camarero | garçom
farmer | bauer landwirt | agriculteur | agricultor | agricultor
carer caregiver guardian | betreuer vormund | tuteur | tutor cuidador | tutor cuidador
subsidiary | tochtergesellschaft | filiale | filial | filial
franchisee | franchisenehmer | franchisé | franquiciado | franqueado
franchisor | franchisegeber | franchiseur | franquiciador | franqueador
licensee | lizenznehmer | licencié | licenciatario | licenciado
licensor | lizenzgeber | concédant | licenciante | licenciante
journalist reporter | journalist reporter | journaliste | periodista | jornalista
scientist researcher | wissenschaftler forscher | chercheur chercheuse | científico investigador | cientista pesquisador
engineer | ingenieur | ingénieur | ingeniero | engenheiro
accountant | buchhalter | comptable | contable contador | contador
consultant adviser advisor | berater | consultant conseiller | asesor consultor | consultor
auditor | wirtschaftsprüfer | auditeur auditrice | auditor | auditor
trainee apprentice | praktikant lehrling azubi auszubildende auszubildenden | stagiaire apprenti | becario aprendiz | estagiário aprendiz
supervisor | vorgesetzte vorgesetzten | supérieur superviseur | supervisor | supervisor
shareholder | aktionär | actionnaire | accionista | acionista
investor | investor anleger | investisseur | inversor inversionista | investidor
heir | erbe | héritier héritière | heredero | herdeiro
donor | spender | donateur donatrice | donante | doador
member | mitglied | membre | miembro socio | membro sócio
citizen | bürger | citoyen citoyenne | ciudadano | cidadão
resident | bewohner anwohner | riverain habitant | residente | morador
voter | wähler | électeur électrice | votante elector | eleitor
senator | senator | sénateur sénatrice | senador | senador
governor | gouverneur | gouverneur | gobernador | governador
ambassador | botschafter | ambassadeur ambassadrice | embajador | embaixador
king | könig | roi | rey | rei
queen | königin | reine | reina | rainha
prince | prinz | prince | príncipe | príncipe
princess | prinzessin | princesse | princesa | princesa
soldier | soldat | soldat | soldado | soldado
captain | kapitän | capitaine | capitán | capitão
bishop | bischof | évêque | obispo | bispo
singer | sänger | chanteur chanteuse | cantante | cantor
actor actress | schauspieler | acteur actrice | actor actriz | ator atriz
baker | bäcker | boulanger boulangère | panadero | padeiro
butcher | metzger fleischer | boucher bouchère | carnicero | açougueiro
carpenter | tischler schreiner | menuisier | carpintero | carpinteiro
plumber | klempner installateur | plombier | fontanero | encanador
electrician | elektriker | électricien électricienne | electricista | eletricista
mechanic | mechaniker | mécanicien mécanicienne | mecánico | mecânico
gardener | gärtner | jardinier jardinière | jardinero | jardineiro
translator interpreter | übersetzer dolmetscher | traducteur traductrice interprète | traductor intérprete | tradutor intérprete
librarian | bibliothekar | bibliothécaire | bibliotecario | bibliotecário
receptionist | rezeptionist | réceptionniste | recepcionista | recepcionista
pharmacist | apotheker | pharmacien pharmacienne | farmacéutico | farmacêutico
dentist | zahnarzt zahnärztin | dentiste | dentista | dentista
psychologist therapist | psychologe psychologin therapeut | psychologue thérapeute | psicólogo terapeuta | psicólogo terapeuta
veterinarian | tierarzt tierärztin | vétérinaire | veterinario | veterinário
retailer shopkeeper | einzelhändler | commerçant détaillant | tendero minorista | lojista varejista
manufacturer producer | hersteller produzent | fabricant producteur productrice | fabricante productor | fabricante produtor
developer programmer | entwickler programmierer | développeur développeuse programmeur | desarrollador programador | desenvolvedor programador
reviewer | gutachter | relecteur relectrice | revisor | revisor
grandson | enkel | petit-fils | nieto | neto
granddaughter | enkelin | petite-fille | nieta | neta
nephew | neffe | neveu | sobrino | sobrinho
niece | nichte | nièce | sobrina | sobrinha
cousin | cousin cousine | cousin | primo | primo
friend | freund freundin | ami | amigo | amigo
horse | pferd | cheval | caballo | cavalo
cow | kuh | vache | vaca | vaca
wolf | wolf | loup | lobo | lobo
army | armee | armée | ejército | exército
team | mannschaft team | équipe | equipo | equipe
committee | ausschuss komitee | comité | comité | comitê
ministry | ministerium | ministère | ministerio | ministério
university | universität | université | universidad | universidade
authority | behörde | autorité | autoridad | autoridade
organiser organizer | veranstalter | organisateur organisatrice | organizador | organizador
operator | betreiber | exploitant opérateur | operador | operador
subcontractor | subunternehmer nachunternehmer | sous-traitant | subcontratista | subempreiteiro
broker | vermittler | courtier | corredor | corretor
pedestrian | fußgänger | piéton piétonne | peatón | pedestre peão
attacker | angreifer | agresseur | agresor atacante | agressor
victim | opfer | victime | víctima | vítima
suspect | verdächtige verdächtigen | suspect | sospechoso | suspeito
prosecutor | staatsanwalt staatsanwältin | procureur procureure | fiscal | promotor
management board | geschäftsführung vorstand verwaltung | direction administration | dirección administración directiva | direção administração diretoria
nanny babysitter | kindermädchen babysitter | nounou | niñera | babá
player | spieler | joueur joueuse | jugador | jogador
volunteer | freiwillige freiwilligen ehrenamtliche | bénévole volontaire | voluntario | voluntário
firefighter | feuerwehrmann feuerwehrleute | pompier | bombero | bombeiro
camper | camper | campeur campeuse | campista | campista
hiker | wanderer | randonneur randonneuse | excursionista | caminhante
tourist | tourist | touriste | turista | turista
visitor | besucher | visiteur visiteuse | visitante | visitante
photographer | fotograf | photographe | fotógrafo | fotógrafo
caretaker janitor | hausmeister | concierge | conserje | zelador porteiro
merchant | händler | marchand | comerciante | comerciante
sender | absender | expéditeur expéditrice | remitente | remetente
recipient | empfänger | destinataire | destinatario | destinatário
account holder accountholder | kontoinhaber | titulaire | titular | titular
opponent | gegner | adversaire | adversario | adversário
`

/** Endings of plurals and of women, the longest first. */
const ENDINGS: Readonly<Record<KnownLanguage, readonly string[]>> = {
  en: ['s'],
  de: ['innen', 'in', 'en', 'es', 'n', 'e', 's'],
  fr: ['es', 'e', 's'],
  es: ['es', 'as', 'os', 'a', 's'],
  pt: ['es', 'as', 'os', 'a', 's'],
}

const PEOPLE: Readonly<Record<KnownLanguage, ReadonlyMap<string, number>>> = (() => {
  const rows = ROWS.trim()
    .split('\n')
    .map((row) => row.split('|').map((words) => words.trim().split(' ')))
  const of = (column: number) => new Map(rows.flatMap((row, id) => (row[column] ?? []).map((word) => [word, id])))
  return { en: of(0), de: of(1), fr: of(2), es: of(3), pt: of(4) }
})()

/**
 * The number of the person or body that a word names, the same in each language; undefined if it is none.
 * @param word in lower case
 */
export function personOf(word: string, language: KnownLanguage): number | undefined {
  const words = PEOPLE[language]
  const whole = words.get(word)
  if (whole !== undefined) return whole
  for (const ending of ENDINGS[language]) {
    if (!word.endsWith(ending)) continue
    const bare = word.slice(0, -ending.length)
    // "Arrendataria" and "hermanas" belong to "arrendatario" and "hermana".
    const found = words.get(bare) ?? words.get(`${bare}o`) ?? (language === 'es' ? words.get(`${bare}a`) : undefined)
    if (found !== undefined) return found
  }
  return undefined
}
