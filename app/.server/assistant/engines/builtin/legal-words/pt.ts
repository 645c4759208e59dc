/**
 * One line a term: its forms, divided by commas, then what it means in plain words. "~": also an everyday word, so that it is
 * explained in legal texts only.
 */
export const PORTUGUESE = `
não obstante: apesar disso
sem prejuízo de: sem que o resto mude
em virtude de: por causa disso ou porque esse texto o permite
nos termos de, nos termos do, nos termos da: como diz esse texto
de acordo com: como diz esse texto
salvo disposição em contrário: se não for acordada outra coisa
supracitado, supramencionado, acima mencionado: nomeado mais acima
doravante: daqui em diante
pela presente, por meio desta: com este escrito
em anexo: que vai com esta carta
se for o caso: se acontecer
na falta de: se isso não existir
outorgar, outorgante: dar ou assinar de modo oficial
outorgado: quem recebe o poder ou o direito
mora: atraso em cumprir
juros de mora: o que se paga por pagar tarde
~notificação: aviso oficial
notificação extrajudicial: aviso formal antes de ir ao tribunal
aviso prévio: aviso antes do fim de um contrato
rescisão, rescindir: terminar um contrato
~resolução: fim de um contrato porque não é cumprido
resilição: fim de um contrato por vontade de uma ou das duas partes
~denúncia: declaração de que se quer terminar um contrato
~arrependimento: direito de voltar atrás numa compra
prorrogação: tempo acrescentado
renovação automática: o contrato continua se ninguém o parar
~cláusula: parte de um contrato
cláusula penal: soma fixada para quem não cumpre
multa contratual: soma a pagar por não cumprir o contrato
aditivo, aditamento: mudança escrita acrescentada a um contrato
~anexo: parte acrescentada no fim
~estipular: fixar como condição
~foro: tribunal que decide
~sinal: dinheiro que se perde se alguém desistir
~caução: dinheiro ou bem que serve de garantia
fiança, fiador: quem paga se o devedor não pagar
~aval, avalista: garantia de pagamento de um título
arrendamento, locação: aluguel de um bem
senhorio, locador: quem dá em aluguel
inquilino, locatário, arrendatário: quem toma em aluguel
sublocação, sublocar, subarrendar: alugar a outro o que se aluga
~despejo: tirar alguém de uma casa pela lei
~renda, aluguel: preço da locação
~condomínio: edifício de vários donos, ou as suas despesas comuns
~vistoria: exame do estado de uma casa
usufruto: direito de usar um bem de outro
nua-propriedade: propriedade sem direito de uso
servidão: direito sobre o terreno do vizinho, por exemplo de passagem
hipoteca: um imóvel garante um empréstimo
~penhor: um objeto garante uma dívida
penhora: tomar bens para pagar uma dívida
alienação fiduciária: o bem fica em nome do credor até ser pago
registo predial, registro de imóveis: lista oficial dos donos de imóveis
escritura pública: documento feito por um notário
notário, tabelião: oficial que dá fé dos documentos
cartório: serviço do notário ou do registo
reconhecimento de firma: confirmação de uma assinatura
cópia autenticada: cópia declarada igual ao original
procuração: escrito que permite agir por outro
procurador: quem age por outro com procuração
mandatário: quem age por encargo de outro
credor: a quem se deve dinheiro
devedor: quem deve dinheiro
exigível: que se deve pagar já
~vencimento: data de pagar ou de acabar
~prestação: uma parte do pagamento
amortização: pagar uma dívida por partes
inadimplência, inadimplemento: não pagar ou não cumprir
~execução: fazer cumprir pela força da lei
~protesto: registo oficial de que uma dívida não foi paga
falência: situação da empresa que não pode pagar
insolvência: não poder pagar o que se deve
recuperação judicial: plano de um tribunal para salvar uma empresa
~liquidação: fecho de uma empresa, ou cálculo do que se deve
~responsabilidade: dever de responder por um dano
~solidário, solidariamente: cada um pode ter de pagar tudo
subsidiário, subsidiariamente: só paga se o outro não pagar
perdas e danos: o que se perdeu e o que se deixou de ganhar
lucros cessantes: ganho que se deixou de ter
indemnização, indenização, indemnizar, indenizar: dinheiro que repara um dano
dano moral: sofrimento que se paga em dinheiro
força maior: facto que ninguém podia evitar
caso fortuito: acontecimento que não se podia prever
~negligência: falta de cuidado
dolo: querer o dano ou o engano
vício oculto: defeito que não se via na compra
~garantia: promessa de reparar ou trocar
incumprimento, descumprimento: não fazer o acordado
~prescrição: passado esse tempo já não se pode reclamar
~caducidade, decadência: o direito perde-se por passar o prazo
~prazo: tempo para fazer algo
jurisdição: tribunais que podem decidir
tribunal competente, foro competente: tribunal que pode decidir
lei aplicável: lei com que se lê o contrato
~arbitragem: um juiz privado decide em vez do tribunal
mediação: alguém neutro ajuda a chegar a acordo
conciliação: tentativa de acordo
litígio: conflito perante um juiz
ação judicial: processo num tribunal
~autor, requerente: quem pede ao tribunal
~réu, requerido: contra quem é o processo
~liminar: decisão rápida e provisória
providência cautelar: ordem rápida e provisória de um juiz
~sentença: decisão de um juiz
acórdão: decisão de um tribunal superior
~recurso: pedido para mudar uma decisão
~apelação: pedir a um tribunal superior que julgue de novo
trânsito em julgado: já não se pode recorrer
~citação: chamada oficial a um processo
intimação: aviso oficial num processo
petição inicial: escrito que começa o processo
impugnação: declaração de que não se aceita
ato administrativo: decisão oficial de uma autoridade
~deferimento, deferido: pedido aceite
indeferimento, indeferido: pedido recusado
declaração sob compromisso de honra: escrito por cuja verdade se responde
~cessão, ceder: passar um direito a outro
cessionário: quem recebe o direito
subsidiária: empresa que outra controla
~sócio, acionista: dono de uma parte de uma empresa
contrato social: regras e capital de uma empresa
~quota: parte de uma empresa
estatutos: regras de uma empresa ou associação
entidade patronal, empregador: quem dá o trabalho
trabalhador independente: quem trabalha por conta própria
período experimental, período de experiência: começo em que é fácil terminar o contrato
despedimento, demissão: fim do contrato de trabalho
justa causa: motivo grave que a lei aceita
convenção coletiva: acordo sobre o trabalho num setor
salário bruto: salário antes dos descontos
salário líquido: salário depois dos descontos
~contribuição: pagamento à segurança social
retenção na fonte: imposto tirado antes do pagamento
~subsídio: ajuda em dinheiro
~sigilo, confidencialidade: dever de guardar segredo
não concorrência: promessa de não trabalhar para um concorrente
dados pessoais: tudo o que diz algo de uma pessoa
responsável pelo tratamento: quem decide para que se usam os dados
subcontratante: quem trabalha por conta de outro
consentimento: acordo dado livremente
direitos autorais, direitos de autor: direitos sobre uma obra
~franquia: parte do dano que o segurado paga
~prémio: preço de um seguro
tomador do seguro: quem assina o seguro
sinistro: dano comunicado ao seguro
testamento: escrito sobre os bens depois da morte
herdeiro: quem herda
~legítima: parte da herança que não se pode tirar
~inventário: lista e partilha do que alguém deixou
testamenteiro: quem cumpre o testamento
~tutela: cuidado legal de uma pessoa
~guarda: direito e dever de cuidar de um filho
pensão de alimentos, pensão alimentícia: dinheiro para sustentar um filho ou familiar
cônjuge: marido ou mulher
nulo, nulidade: sem valor desde o começo
anulável: que se pode deixar sem valor
vinculativo, vinculante: que obriga
irrevogável: que não se pode retirar
a título gratuito: sem pagar
a título oneroso: pagando
pro rata: em proporção
`
