import type { getExtension as english } from '../en/get-extension.ts'
import type { Translation } from '../translation.ts'

export const getExtension = {
  title: 'Penmark no seu navegador',
  intro: 'As mesmas ações do aplicativo, no texto que você escreve em outros sites.',
  here: 'A extensão está neste navegador.',
  connect: 'Ver tudo o que dá acesso à sua conta',
  does: 'Em cada página',
  does1: 'Selecione um texto na página, escolha uma ação e veja cada alteração antes de usá-la.',
  does2:
    'Em campos de texto e na maioria dos editores, substitua o texto no lugar, insira o resultado abaixo ou restaure o original. Nos demais, copie.',
  does3: 'No Google Docs e no Office on-line, você seleciona, processa e copia.',
  worksOn: 'Ver em quais editores ela funciona',
  quiet: 'Sua privacidade',
  quiet1: 'Não lê nada em uma página até você abri-la ali.',
  quiet2: 'Nunca lê senhas, números de cartão nem códigos de uso único.',
  quiet3: 'Só pede acesso a um site quando você ativa a barra nele.',
  get: 'Obter',
  stores: 'Ela ainda não está nas lojas dos navegadores. Você pode carregá-la de um arquivo.',
  absent: 'Este servidor ainda não tem os arquivos. O administrador pode adicioná-los.',
  download: 'Baixar para {{browser}}',
  size: '{{name}}, {{kilobytes, number}} kB',
  hash: 'SHA-256',
  browser: { chromium: 'Chrome, Edge e Brave', firefox: 'Firefox' },
  chromium1: 'Descompacte o arquivo em uma pasta que não vá mudar de lugar.',
  chromium2: 'Abra {{address}} e ative o modo de desenvolvedor.',
  chromium3: 'Escolha “Carregar sem compactação” e depois a pasta.',
  firefox1: 'Abra {{address}}.',
  firefox2: 'Escolha “Carregar extensão temporária” e depois o arquivo.',
  firefox3: 'O Firefox a remove ao fechar. Só extensões assinadas permanecem.',
  afterwards: 'Depois abra o Penmark na barra do navegador e conecte sua conta.',
  link: 'Extensão do navegador',
} satisfies Translation<typeof english>
