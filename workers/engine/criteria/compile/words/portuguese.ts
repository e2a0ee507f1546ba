import type { CriterionWords } from "../../grounds";

const PERSON =
  "(?:candidat[oa]s?|pessoas?|funcionari[oa]s?|empregad[oa]s?|colaborador(?:a|es|as)?|vendedor(?:a|es|as)?|secretari[oa]s?|rececionistas?|recepcionistas?|atendentes?)";

export const portuguese: CriterionWords = {
  phrases: {
    protected: {
      sex: [
        "(?:do |de )?(?:sexo|genero) ?:? ?(?:feminino|masculino)",
        `(?:so|somente|apenas|exclusivamente|preferencialmente|preferencia por|procura se|procuramos|nao) (?:um |uma |para )?(?:mulher|homem|menina|moca|rapaz|rapariga|senhora)(?:es|s|ns)?|(?:apenas|so|somente|preferencialmente) homens|(?:mulheres|homens) (?:apenas|somente|preferencialmente)|${PERSON} (?:feminin[oa]s?|masculin[oa]s?|mulher(?:es)?)|empregada de limpeza`,
      ],
      age: [
        "(?:idade|idades) ?:? ?(?:maxima |limite |entre |ate |de |compreendida |max\\.? |minima ){1,4}(?:de |os )?(?!18|16)\\d{2}(?: ?(?:-|a|e) ?(?:os )?\\d{2})?|(?:entre|dos) (?:os )?\\d{2} (?:e|a|aos) (?:os )?\\d{2} anos(?! de)|\\d{2} ?(?:-|a) ?\\d{2} anos(?! de)|(?:ate|menos de|maximo|menor(?:es)? (?:de|que)|mais de|maior(?:es)? (?:de|que)|no maximo) (?:aos |os )?(?!18|16|21)\\d{2} anos(?! de)|(?:idade maxima|limite de idade|faixa etaria)~",
        `${PERSON} (?:jovem|jovens)|(?:jovem|jovens) ${PERSON}|(?:procuramos|procura se|so|apenas|preferencialmente) (?:um |uma )?jove(?:m|ns)|jovem e (?:dinamic|motivad|ativ|bonit)\\p{L}*|nascid[oa]s? (?:depois|apos|antes|entre|a partir)~(?:19|20)\\d{2}|nao idos[oa]s?`,
      ],
      origin: [
        `(?:de )?nacionalidade(?: (?!e)\\p{L}+)?|cidad(?:ao|aos|a|ania) (?:portugues|brasileir|europeu|europei|da ue)\\p{L}*|de origem (?:portuguesa|europeia|africana|etnica|brasileira|cigana|estrangeira)|(?:so|apenas|nao|somente|exceto) (?:estrangeiros|portugueses|brasileiros|imigrantes|ciganos|negros|brancos|africanos|europeus)|cor da pele|raca|etnia|${PERSON} (?:branc|negr|estrangeir|cigan|african|europei)[oa]s?|nascid[oa]s? em \\p{L}+|passaporte (?:portugues|europeu)`,
      ],
      religion: [
        `(?:catolic|crist|muculman|jude|evangelic|protestant|crente)\\p{L}{0,3} praticantes?|${PERSON} (?:catolic|crist|muculman|jude|evangelic|crente|ate)\\p{L}{0,3}|(?:de )?(?:religiao|fe|confissao) ?:? ?(?:catolica|crista|muculmana|judaica|evangelica|islamica|protestante)|(?:sem|nao|so|apenas) (?:veu|lenco islamico|hijab|muculmanos?|catolicos?|evangelicos?|cristaos?|judeus)|membro d[ea] (?:uma )?igreja|batizad[oa]s?|temente a deus|crentes?(?= ?(?:$|[,.;]))`,
      ],
      health: [
        "(?:sem|nao|nenhuma?|livre de) (?:ter |qualquer |nenhuma |pessoas com ){0,4}(?:deficiencias?|deficientes?|doencas?(?: cronicas?)?|problemas? (?:de saude|medicos?|fisicos?)|incapacidade|alergias|limitacoes fisicas)|(?:boa|otima|perfeita|excelente) saude|saudavel(?= ?(?:$|[,.;]| e ))|bom estado de saude",
      ],
      family: [
        "estado civil(?: ?:)?(?: \\p{L}+)?|(?:solteir|casad|divorciad|viuv)[oa]s?(?! com)|(?:sem|nao ter|nao) (?:ter )?(?:filh[oa]s?(?: pequenos| menores)?|encargos familiares|responsabilidades familiares|compromissos familiares|familia|gravidez|planos de (?:engravidar|ter filhos|gravidez)|maes)|nao (?:estar )?gravidas?|nao engravidar|teste de gravidez|mae de familia|pai de familia",
      ],
      orientation: [
        "(?:hetero|homo|bi)ssexua(?:l|is)",
        "(?:nao|sem|so|apenas) (?:gays?|lesbicas?|homossexuais|lgbt\\p{L}*|trans\\p{L}*)",
      ],
      union: [
        "(?:nao )?(?:sindicalizad[oa]s?|(?:membro|filiad[oa]|associad[oa]|delegad[oa]) (?:de |a |do |em |um |ao |nenhum |qualquer ){0,4}(?:sindicato|sindical))|(?:nao|sem|nunca) (?:sindicalistas?|sindicato|atividade sindical|filiacao sindical)|sindicalistas?(?= ?(?:$|[,.;]))",
      ],
      politics: [
        "(?:nao )?(?:membro|filiad[oa]|militante|eleitor|simpatizante) (?:de |a |do |da |em |um |ao |nenhum ){0,4}(?:partido(?: politico)?|ps|psd|chega|pt|pl|bloco)|(?:opiniao|opinioes|ideologia|filiacao|conviccoes|orientacao|ideias) politicas?|de (?:direita|esquerda)(?= ?(?:$|[,.;]))|(?:nao|sem) (?:comunistas|petistas|bolsonaristas|socialistas)|apolitic[oa]s?",
      ],
    },
    proxy: {
      age: [
        "(?:equipa|equipe|ambiente|grupo|empresa|time)(?: de trabalho)? (?:muito |dinamic[oa] e |motivad[oa] e ){0,4}(?:jovem|jovial)(?: e \\p{L}+)?|(?:jovem|jovens)(?: e dinamica)? (?:equipa|equipe|talentos?|profissionais|licenciad[oa]s?|graduad[oa]s?|recem)|idade media~|nativ[oa]s? digita(?:l|is)|digital natives?|geracao [yz]|millennials?|recem (?:licenciad|formad|graduad|diplomad)[oa]s?|(?:no maximo|maximo|ate|max\\.?|menos de) (?:de )?\\d{1,2} anos de experiencia|(?:chei[oa]|cheios) de energia|energic[oa]s?|primeiro emprego|sobrequalificad[oa]s?|inicio de carreira",
      ],
      origin: [
        "lingua materna(?: \\p{L}+)?|(?:portugues|ingles|frances|alemao|espanhol|italiano) (?:nativo|lingua materna|materno)|nativ[oa]s? (?:de |em )?(?:portugues|ingles|frances|alemao|espanhol|italiano|lingua)|falantes? nativ[oa]s?|native speakers?|sem sotaque(?: \\p{L}+)?|sotaque (?:neutro|nativo)",
      ],
      health: [
        "(?:boa|otima|excelente) (?:forma|condicao|aptidao|resistencia) fisica|fisicamente (?:apt|fort|ativ|em forma|robust)\\p{L}*|nao fumador(?:a|es|as)?|nao fumantes?|imc",
      ],
      family: ["(?:sem|livre de) (?:compromissos|vinculos|encargos|obrigacoes)(?: pessoais)?"],
      appearance: [
        `boa (?:apresentacao|aparencia|imagem|presenca)(?: fisica| pessoal)?|(?:aparencia|aspeto|aspecto|apresentacao|imagem) (?:fisic[oa] )?(?:cuidad[oa]|agradavel|atraente|impecavel|bonita)|(?:bonit|atraent|magr|lour|elegant|fotogenic)[oae]s?(?= ?(?:$|[,.;]| e ))|${PERSON} (?:bonit|atraent|magr|alt)[oae]s?|altura~\\d|peso~\\d{2}|(?:sem|nao) (?:ter )?(?:tatuagens|piercings?|barba|obes\\p{L}+|oculos)|(?:com|enviar|anexar) (?:uma )?foto(?:grafia)?|cv com foto(?:grafia)?|curriculo com foto`,
      ],
      social: [
        "(?:universidades?|faculdades?|escolas?|colegios?) (?:de (?:elite|prestigio|topo|primeira linha|renome)|prestigiad[oa]s?|particular(?:es)?|privad[oa]s?|conceituad[oa]s?)|ivy league|boa(?:s)? famil(?:ia|ias)|classe (?:alta|social)|codigo postal(?: \\d{1,6})?|cep(?: \\d{1,6})|(?:residir|residente|residencia|morar) (?:em|no|na|num) (?:zona|bairro|cep)~|(?:salario|vencimento|remuneracao|ordenado) (?:atual|anterior)|(?:ultimo|ultimos) (?:\\p{L}+ )?(?:salarios?|recibos? de vencimento|vencimento|holerites?)|recibos? de vencimento|historico salarial|pretensao e salario atual|atualmente empregad[oa]s?|nao desempregados|sem (?:lacunas|interrupcoes)~",
      ],
      record: [
        "(?:sem|nenhum) (?:antecedentes (?:criminais)?|condenacoes|cadastro)|registo criminal limpo|ficha limpa|nada consta|(?:servico militar|situacao militar) (?:cumprid[oa]|regularizad[oa]|resolvid[oa]|concluid[oa])|(?:reservista|dispensa militar|isento do servico militar|cumprido o servico militar)",
      ],
    },
  },
  attributes: {
    protected: {
      sex: ["mulher(?:es)?", "homens?", "feminin[oa]", "masculin[oa]"],
      religion: [
        "catolic[oa]s?",
        "crista[os]?",
        "cristao?s?",
        "muculman[oa]s?",
        "evangelic[oa]s?",
        "judeus?",
      ],
      health: ["deficientes?"],
      family: ["gravidas?"],
    },
    proxy: { age: ["jovens", "jovem"] },
  },
  candidates: ["candidat[oa]s?", "pessoas?"],
  workers: ["funcionari[oa]s?", "empregad[oa]s?", "colaborador(?:a|es|as)?", "secretari[oa]s?"],
  asking: [
    "uma?",
    "o",
    "a",
    "e",
    "ou",
    "so",
    "apenas",
    "somente",
    "exclusivamente",
    "preferencialmente",
    "ser",
    "procuramos",
    "procura se",
    "nao",
    "sexo",
    "religiao",
    "candidat[oa]s?",
    "pessoas?",
  ],
  askedFor: [
    "apenas",
    "somente",
    "preferencialmente",
    "exclusivamente",
    "sem",
    "com",
    "entre",
    "para",
    "praticantes?",
  ],
  workingWith: ["com", "para", "de", "a", "dos", "das", "aos", "as", "por"],
  innocent: [
    "(?:mulheres|homens) (?:e|ou) (?:mulheres|homens)|moda (?:feminina|masculina)|roupa (?:de )?(?:mulher|homem|feminina|masculina)|(?:calcado|futebol|publico|saude|secao|seccao) (?:d[ao] )?(?:feminin[oa]|masculin[oa]|mulher|homem)|jovens (?:pacientes|adultos|clientes|em risco)|jovem aprendiz|m/f|f/m",
    "(?:maior(?:es)? de|minimo|pelo menos|ter) (?:16|18|21) anos|maior(?:es)? de idade|idade minima(?: legal)?(?: de)? (?:16|18)|(?:ha )?mais de \\d{2} anos (?:de|no|em)",
    "(?:escola|hospital|igreja|colegio|museu|historia|universidade|cemiterio) (?:catolic|crist|judaic|muculman|evangelic|feminin)\\p{L}+|pessoas? com deficiencia|uniao europeia|origem (?:animal|vegetal)|(?:diferentes|varias|diversas|\\d{1,6}) nacionalidades",
    "(?:nacionalidade|cidadania)[^.;!?\\n]{0,25} ou [^.;!?\\n]{0,40}(?:autorizacao|visto|permissao|residencia)|alta (?:direcao|tensao|disponibilidade|qualidade|performance)|apps? nativ[oa]s?",
  ],
};
