/**
 * One line a term: its forms, divided by commas, then what it means in plain words. "~": also an everyday word, so that it is
 * explained in legal texts only.
 */
export const SPANISH = `
no obstante: a pesar de eso
sin perjuicio de: sin que cambie lo otro
en virtud de: porque lo permite o lo manda ese texto
de conformidad con, conforme a: como dice ese texto
salvo pacto en contrario: si no se acuerda otra cosa
susodicho, antedicho, antes citado: nombrado más arriba
en adelante: desde aquí en este documento
por la presente: con este escrito
~adjunto: que va con esta carta
en su caso: si ocurre
en su defecto: si falta
a tenor de: según lo que dice
de pleno derecho: por la ley misma, sin pedirlo
~mora: retraso en cumplir lo debido
intereses de demora: lo que se paga por pagar tarde
requerimiento: aviso formal para que se haga algo
burofax: carta con prueba de lo que dice y de su entrega
preaviso: aviso antes de terminar algo
rescisión, rescindir: terminar un contrato
~resolución: fin de un contrato porque no se cumple, o decisión de una autoridad
~desistimiento, desistir: renunciar a una compra o a un proceso
~prórroga: tiempo añadido
renovación tácita, tácita reconducción: el contrato sigue si nadie lo para
~cláusula: parte de un contrato
cláusula penal: suma fijada para quien no cumple
cláusula abusiva: condición injusta que no vale
~anexo: parte añadida al final
~adenda: cambio escrito que se añade a un contrato
~estipulación: condición acordada
~otorgar: dar o firmar de modo oficial
~suscribir: firmar
arras: dinero que se pierde si uno se echa atrás
~fianza: dinero o persona que garantiza
~depósito: dinero que se deja como garantía
aval, avalista: quien paga si el deudor no paga
arrendamiento: alquiler
arrendador: quien alquila su bien a otro
arrendatario, inquilino: quien toma en alquiler
subarriendo, subarrendar: alquilar a otro lo que uno alquila
desahucio: sacar a alguien de una vivienda por ley
~renta: precio del alquiler
gastos de comunidad: gastos comunes de un edificio
comunidad de propietarios: todos los dueños de un edificio
usufructo: derecho de usar un bien ajeno
nuda propiedad: propiedad sin derecho de uso
servidumbre: derecho sobre el terreno del vecino, por ejemplo de paso
hipoteca: un inmueble garantiza un préstamo
registro de la propiedad: lista oficial de quién es dueño de cada inmueble
escritura pública: documento firmado ante notario
notario: funcionario que da fe de los documentos
compulsa, compulsado: copia declarada igual al original
poder notarial: escrito que permite actuar por otro
apoderado: quien actúa por otro con poder
mandatario: quien actúa por encargo de otro
acreedor: a quien se debe dinero
deudor: quien debe dinero
exigible: que se debe pagar ya
~vencimiento: fecha en que hay que pagar o acaba algo
~aplazamiento: dejar el pago para más tarde
amortización: devolver un préstamo o perder valor por partes
~embargo preventivo, embargar: tomar bienes para pagar una deuda
~ejecución: hacer cumplir por la fuerza de la ley
concurso de acreedores: proceso de quien no puede pagar sus deudas
~quiebra, insolvencia: no poder pagar lo que se debe
~liquidación: cierre de una empresa, o cálculo de lo debido
~responsabilidad: deber de responder de un daño
~responsable: quien tiene que responder
~solidario, solidariamente: cada uno puede tener que pagarlo todo
mancomunado: cada uno paga solo su parte
daños y perjuicios: daño sufrido y ganancia perdida que se pagan
lucro cesante: ganancia que se dejó de tener
indemnización, indemnizar: dinero que repara un daño
fuerza mayor: hecho que nadie pudo evitar
~negligencia: falta de cuidado
dolo: querer hacer el daño o el engaño
vicio oculto: defecto que no se veía al comprar
saneamiento: deber del vendedor de responder por defectos
~garantía: promesa de reparar o cambiar
~incumplimiento: no hacer lo acordado
~prescripción: pasado ese tiempo ya no se puede reclamar
~caducidad: el derecho se pierde por pasar el plazo
~plazo: tiempo para hacer algo
jurisdicción: tribunales que pueden decidir
~fuero: tribunales o leyes que corresponden
tribunal competente: tribunal que puede decidir
ley aplicable: ley con la que se lee el contrato
~arbitraje: un juez privado decide en lugar del tribunal
mediación: alguien neutral ayuda a ponerse de acuerdo
conciliación: intento de acuerdo antes del juicio
~litigio, pleito: conflicto ante un juez
~demanda: escrito con que se empieza un juicio
~demandante, actor: quien demanda
demandado: contra quien se demanda
medida cautelar: orden rápida y provisional de un juez
~sentencia: decisión de un tribunal
~auto: decisión de un juez durante el proceso
~recurso: medio para pedir que se cambie una decisión
recurso de apelación: pedir a un tribunal superior que decida otra vez
recurso de alzada: pedir a la autoridad superior que revise
silencio administrativo: la administración no contesta, y la ley dice qué vale
~firme: que ya no se puede recurrir
~notificación: aviso oficial
acto administrativo: decisión oficial de una autoridad
subsanar, subsanación: corregir una falta
declaración jurada: escrito que se jura verdadero
~cesión, ceder: pasar un derecho a otro
cesionario: quien recibe el derecho
causahabiente: quien recibe el derecho de otro
~filial: empresa que otra controla
~matriz: empresa que controla a otra
~socio, accionista: dueño de una parte de una empresa
estatutos: reglas de una empresa o asociación
~empleador: quien da el trabajo
trabajador por cuenta ajena: quien trabaja para otro por un sueldo
~autónomo: quien trabaja por su cuenta
periodo de prueba, período de prueba: comienzo en que es fácil terminar el contrato
despido: fin del contrato decidida por la empresa
despido improcedente: despido sin causa válida
finiquito: último pago al acabar el trabajo
convenio colectivo: acuerdo sobre el trabajo en un sector
salario bruto: sueldo antes de descuentos
salario neto: sueldo después de descuentos
cotización: pago a la seguridad social
~retención: impuesto que se quita antes de pagar
baja médica: no trabajar por enfermedad
confidencialidad: deber de guardar secreto
no competencia: promesa de no trabajar para un competidor
datos personales, datos de carácter personal: todo lo que dice algo de una persona
responsable del tratamiento: quien decide para qué se usan los datos
encargado del tratamiento: quien usa los datos por cuenta de otro
consentimiento: acuerdo dado libremente
derechos de autor: derechos sobre una obra
~canon: pago por usar algo
~franquicia: parte del daño que paga el asegurado
~prima: precio de un seguro
tomador: quien firma el seguro
~siniestro: daño que se comunica al seguro
testamento: escrito sobre los bienes tras la muerte
heredero: quien hereda
~legítima: parte de la herencia que no se puede quitar
albacea: quien cumple el testamento
~tutela: cuidado legal de una persona
patria potestad: derechos y deberes de los padres
pensión alimenticia: dinero para mantener a un hijo o familiar
cónyuge: marido o mujer
nulo, nulidad: sin valor desde el principio
anulable: que se puede dejar sin valor
vinculante: que obliga
irrevocable: que no se puede retirar
a título gratuito: sin pagar
a título oneroso: pagando
a prorrata, prorrateo: en proporción
`
