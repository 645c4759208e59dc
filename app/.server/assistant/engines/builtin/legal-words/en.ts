/**
 * One line a term: its forms, divided by commas, then what it means in plain words. "~": also an everyday word, so that it is
 * explained in legal texts only.
 */
export const ENGLISH = `
notwithstanding: despite; whatever that other rule says
hereof, herein, hereunder: of, in or under this document
hereto: to this document
hereby: by this document; from the moment it is signed
herewith: together with this letter
hereinafter: from here on in this document
hereafter: from now on
heretofore, hitherto: until now
thereof: of the thing just named
therein: in the thing just named
thereto: to the thing just named
thereunder: under the rule or document just named
thereafter: after that
therefor: for that
whereas: in a contract: because, or given that; it introduces the background
whereby: by which
wherein: in which
forthwith: at once
aforementioned, aforesaid, abovementioned: named earlier in this document
undersigned: the person who signs below
~said: in a contract: the one named before
~such: in a contract: of the kind just described
inter alia: among other things
mutatis mutandis: with the changes that the other case needs
pro rata: in proportion, for example for part of a month
bona fide: real and honest
de facto: in fact, whether or not the law says so
de jure: by law
prima facie: at first sight, until the opposite is shown
pari passu: with equal rank and at the same time
ipso facto: by that very fact
ad hoc: for this one purpose
per se: in itself
per annum: each year
per capita: for each person
ex gratia: as a favour, without any duty to do so
ultra vires: beyond what one has the power to do
force majeure: events that nobody could prevent, such as war or flood, which excuse a delay
affiliate: a company that controls another one, is controlled by it, or has the same owner
subsidiary: a company that another company controls
parent company: a company that controls another one
~successor: who takes over the rights and duties of somebody
~assign, assignment: to hand a right or a contract over to somebody else
assignee: who gets a right that was handed over
novation: replacing a contract or a party to it by a new one, with everybody's consent
indemnify, indemnity: to make good a loss that somebody has, also towards others
hold harmless: to promise that somebody will not have to pay for a damage
liable, liability: having to answer or pay for something by law
joint and several, jointly and severally: each of them can be asked for the whole amount
limitation of liability: the most that somebody has to pay if things go wrong
warranty: a promise that something is as described, with a claim if it is not
~representation: in a contract: a statement of fact that the other side relies on
~covenant: a promise in a contract to do or not to do something
~undertaking: a binding promise
~consideration: in a contract: what each side gives for what it gets
breach: breaking a rule, a promise or a contract
material breach: a breach so serious that the other side may end the contract
~default: not doing what one owes in time, such as paying
~remedy: what the law or a contract gives to somebody whose right was broken
cure period: the time in which a breach can still be put right
waive, waiver: to give up a right on purpose
severability: if one clause is not valid, the others stay valid
entire agreement: only what is written here counts, not what was said before
governing law: the law of the state by which the contract is read
jurisdiction: which courts may decide, or where a law applies
~venue: the place of the court
arbitration: a private judge decides instead of a court, and the decision binds
mediation: a neutral person helps both sides to agree, without deciding
litigation: fighting a dispute in court
plaintiff, claimant: who brings a case to court
defendant: who is accused or sued
injunction: an order of a court to do something or to stop
subpoena: an order to come to court or to hand over papers
affidavit: a written statement that is sworn to be true
deposition: a statement under oath that is taken outside the court
~testimony: what a witness says
~settlement: an agreement that ends a dispute, often by a payment
~damages: money that makes good a loss
liquidated damages: a sum fixed beforehand for a breach
punitive damages: money to be paid as a punishment, on top of the loss
statute: a law made by a parliament
statute of limitations, limitation period: the time after which one can no longer sue
by-law: an own rule of a company, club or town
~provision: a rule in a contract or a law
proviso: a condition or an exception to what was just said
~clause: a numbered part of a contract
~schedule: in a contract: a list or table at its end, which is part of it
~appendix, annex: an added part at the end of a document
addendum: something added to a document later
amendment: a change of a contract or a law
~recital: the part at the beginning of a contract that tells its background
~counterpart: a copy of a contract that one side signs
~execute, execution: in a contract: to sign it so that it binds
effective date: the day from which something counts
~commencement: the beginning
~term: in a contract: how long it lasts, or one of its conditions
terminate, termination: to end a contract
expiry, expiration: the end of a period by itself
notice period: how long before the end one has to say so
written notice: telling the other side by letter or as the contract says
~renewal: that a contract goes on for another period
automatic renewal: the contract goes on by itself unless somebody ends it in time
tenancy: the right to live in or use what one rents
~tenant, lessee: who rents from somebody
landlord, lessor: who rents out to somebody
~lease: a contract by which one rents something for a time
sublet, sublease: to rent out what one rents oneself
~premises: a building with its land
vacate: to leave and hand over empty
eviction: making somebody leave a home by law
~deposit: money given as a security, which comes back if all is in order
arrears: money that should have been paid already
wear and tear: the damage that normal use does
easement: the right to use the land of somebody else, for example as a way
encumbrance: a burden on property, such as a mortgage
~lien: the right to keep or sell a thing until a debt is paid
mortgage: a loan for which a house or land is the security
collateral: what a lender may take if a loan is not paid back
foreclosure: the lender takes and sells the house because the loan was not paid
guarantor: who pays if the debtor does not
surety: a person or a sum that stands in for the debt of another
creditor: to whom money is owed
debtor: who owes money
~principal: the sum lent, without interest; or the person for whom an agent acts
~interest: what one pays for borrowed money; or a share in something
accrue: to grow or to become due bit by bit
amortization: paying a debt back, or writing a cost off, in parts
depreciation: the loss of value over the years
~escrow: money held by a third party until a condition is met
invoice: a bill for goods or services
remittance: a payment that is sent
reimbursement: paying somebody back what he spent
~surcharge: an extra charge on top of the price
~levy: a charge or tax that an authority demands
insolvent, insolvency: unable to pay what is due
bankruptcy: the legal state of those who cannot pay their debts
liquidation: closing a company and selling what it has
receivership: somebody named by a court or lender runs a company that cannot pay
dividend: the part of its profit that a company pays to its owners
shareholder: who owns a part of a company
fiduciary: bound to act for the good of somebody else and not for oneself
~trustee: who looks after property for somebody else
~beneficiary: who gets something from a will, an insurance or a trust
power of attorney: the written right to act for somebody
~proxy: who may vote or act for somebody else
~attorney: a lawyer; or who may act for somebody
~counsel: a lawyer or a team of lawyers
notary: an official who confirms signatures and documents
~executor: who carries out a will
probate: the proof by a court that a will is valid
testator: who made the will
intestate: without a will
~bequeath, bequest: to leave something to somebody in a will
~heir: who inherits
~estate: all that a person owns or leaves behind
~custody: the right and duty to look after a child; or being held by the police
~alimony, maintenance: money paid to a former partner or a child to live on
~guardian: who is legally responsible for a child or another person
~minor: a person who is not yet of age
~spouse: husband or wife
next of kin: the nearest relative
confidentiality: keeping something secret
non-disclosure agreement, nda: a contract to keep things secret
non-compete: a promise not to work for a competitor
intellectual property: rights in ideas and works, such as patents and copyright
~infringement: breaking the right of somebody, such as a copyright
copyright: the right to decide who may copy a work
trademark: a name or sign that only its owner may use for goods
~license, licence: a permission to use something
~royalty: money paid for each use of a work or patent
personal data: anything that tells about a person who can be recognised
data controller: who decides why and how personal data are used
data processor: who works with personal data for somebody else
~consent: agreement that is given freely
opt out: to say that one does not want to take part
~severance: money paid when a job is ended
~redundancy: losing a job because the work is no longer needed
~probation: a period in which both sides try a job out; or freedom under watch instead of prison
gross salary: pay before taxes and other deductions
net salary: what is left after taxes and other deductions
withholding tax: tax that is taken off before the money is paid
~deductible, excess: the part of a damage that the insured pays
~premium: the price of an insurance
policyholder: who has the insurance contract
underwriter: the insurer, or who decides whether to insure
subrogation: the insurer takes over the claim against who did the damage
~claim: a demand for what one has a right to
due diligence: checking a company or a person carefully before a deal
~compliance: keeping to the rules
accountable: having to explain and answer for what one does
discretion, at its sole discretion: the freedom to decide as one likes
best efforts: doing all that one can, without promising success
~reasonable: as a sensible person would find fair
negligence, gross negligence: not taking the care that one should; gross: by far
wilful misconduct: doing wrong on purpose
tort: a wrong, not a crime, for which one can be sued
felony: a serious crime
misdemeanor: a less serious crime
~bail: money for staying free until the trial
~parole: leaving prison early under conditions
verdict: the decision of a court
~appeal: asking a higher court to decide again
null and void: without any legal effect
~binding: that must be kept
enforceable: that a court would make people keep
irrevocable: that cannot be taken back
in lieu of: instead of
prior to: before
subject to: only if, or as far as, the named thing allows it
without prejudice: without giving up any right by saying so
save as, save for: except
in witness whereof: to show that this is agreed
time is of the essence: the dates must be kept exactly
as is: in the state in which it is, without any promise
pursuant to: as the named rule says
in accordance with: as the named thing says
deem, deemed: to treat as if it were so
procure: to make sure that it happens, or to get
remit: to send money
ascertain: to find out for sure
~commence: to begin
endeavour, endeavor: to try seriously
stipulate: to name as a condition
henceforth: from now on
~respectively: each in the order named
~mandatory: that must be done
~accordingly: as follows from that
`
